import type { ComponentProps, ReactNode } from "react";
import "./verdict-changes.css";

type Kind = "ok" | "caution" | "ask" | "no";

type VerdictChange = {
  id: string;
  name: string;
  before: { verdict: Kind; word: string };
  after: { verdict: Kind; word: string };
};

export type VerdictChangesProps = Omit<ComponentProps<"figure">, "className" | "children"> & {
  /** When the results before and after were taken. */
  beforeLabel: string;
  afterLabel: string;
  /** In the order of the results after. */
  changes: VerdictChange[];
  /** The ids in the order of the results before. */
  orderBefore: readonly string[];
  /** What changed in words, one line for each, in the order of `changes`. */
  lines: ReactNode[];
};

const rowHeight = 40;
const top = 48;
const nameEdge = { before: 178, after: 446 };

/** The shape says the verdict, so that colour is never alone: full, half, open, bar. */
function Mark({ verdict, x, y }: { verdict: Kind; x: number; y: number }) {
  if (verdict === "no") {
    return <path data-verdict="no" d={`M${x - 7} ${y}h14`} />;
  }
  return (
    <g data-verdict={verdict}>
      <circle cx={x} cy={y} r="6" data-open={verdict !== "ok" || undefined} />
      {verdict === "caution" && <path d={`M${x} ${y - 6}a6 6 0 0 0 0 12z`} data-half="" />}
    </g>
  );
}

function cut(name: string): string {
  const longest = 22;
  return name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
}

/** How the verdicts of two results differ: one line a practice, and from 768 px a slope each. */
export function VerdictChanges(
  { beforeLabel, afterLabel, changes, orderBefore, lines, ...rest }: VerdictChangesProps,
) {
  const before = changes.toSorted((a, b) => orderBefore.indexOf(a.id) - orderBefore.indexOf(b.id));
  const yOf = (list: VerdictChange[], id: string) =>
    top + list.findIndex((each) => each.id === id) * rowHeight;
  const height = top + changes.length * rowHeight;
  return (
    <figure {...rest} className="verdict-changes">
      <svg viewBox={`0 0 800 ${height}`} aria-hidden="true">
        <text data-part="head" x="0" y="20">{beforeLabel}</text>
        <text data-part="head" x="466" y="20">{afterLabel}</text>
        {changes.map(({ id, name, before: was, after }) => {
          const [from, to] = [yOf(before, id), yOf(changes, id)];
          const [x1, x2] = [nameEdge.before, nameEdge.after];
          const curve = `M${x1} ${from}C300 ${from} 324 ${to} ${x2} ${to}`;
          return (
            <g key={id}>
              <path data-part="line" data-verdict={after.verdict} d={curve} />
              <Mark verdict={was.verdict} x={x1} y={from} />
              <Mark verdict={after.verdict} x={x2} y={to} />
              <text x="0" y={from + 5}>{cut(name)}</text>
              <text data-part="name" x="466" y={to + 5}>{cut(name)}</text>
              <text x="670" y={to + 5} data-verdict={after.verdict}>{after.word}</text>
            </g>
          );
        })}
      </svg>
      <ul>
        {changes.map(({ id, name }, i) => (
          <li key={id}>
            <b>{name}</b>
            <span>{lines[i]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
