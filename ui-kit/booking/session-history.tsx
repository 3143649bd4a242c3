import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./session-history.css";

export type HistoryLine = {
  /** For machines: ISO 8601. */
  dateTime: string;
  /** When, as it is written. */
  when: ReactNode;
  /** Who did what. */
  what: ReactNode;
  /** Why, in the person's own words. */
  reason?: ReactNode;
};

export type SessionHistoryProps =
  & Omit<ComponentProps<"details">, "className" | "children" | "title">
  & {
    /** The line that unfolds it. */
    title: ReactNode;
    /** In order; undefined until it is known. */
    lines?: HistoryLine[] | undefined;
    /** Stands there instead of the lines: loading, failed. */
    fallback?: ReactNode;
  };

/** Who did what with a session and when, folded away until it is asked for. */
export function SessionHistory({ title, lines, fallback, ...rest }: SessionHistoryProps) {
  return (
    <details {...rest} className="session-history">
      <summary>
        <Icon name="scroll-text" size="small" />
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      {lines
        ? (
          <ol>
            {lines.map(({ dateTime, when, what, reason }, i) => (
              <li key={`${dateTime} ${i}`}>
                <time dateTime={dateTime}>{when}</time>
                <span>{what}</span>
                {reason && <q>{reason}</q>}
              </li>
            ))}
          </ol>
        )
        : fallback}
    </details>
  );
}
