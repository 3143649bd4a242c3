import type { ComponentProps, ReactNode } from "react";
import "./money-lines.css";

type MoneyLine = {
  id: string;
  /** Before the text, e.g. the day. */
  date?: { text: ReactNode; dateTime: string } | undefined;
  what: ReactNode;
  note?: ReactNode;
  amount: ReactNode;
  /** Money that comes. */
  plus?: boolean | undefined;
  /** The result of the lines above it. */
  total?: boolean | undefined;
};

export type MoneyLinesProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  lines: MoneyLine[];
};

/** What costs what, or what came and went: a line an amount, amounts below each other. */
export function MoneyLines({ lines, ...rest }: MoneyLinesProps) {
  return (
    <ul
      {...rest}
      className="money-lines"
      data-dated={lines.some(({ date }) => date) || undefined}
    >
      {lines.map(({ id, date, what, note, amount, plus, total }) => (
        <li key={id} data-total={total || undefined}>
          {date && <time dateTime={date.dateTime}>{date.text}</time>}
          <span data-part="what">
            {what}
            {note && <small>{note}</small>}
          </span>
          <bdi data-part="amount" data-plus={plus || undefined}>{amount}</bdi>
        </li>
      ))}
    </ul>
  );
}
