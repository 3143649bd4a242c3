import type { ReactNode } from "react";
import "./code-list.css";

export type CodeListProps = {
  /** Names the list, and stands above it on paper. */
  title: string;
  codes: string[];
  /** Below the codes on paper only, for example what they are for. */
  note?: ReactNode;
};

/** Codes to write down. Of a page that shows them only they are printed. */
export function CodeList({ title, codes, note }: CodeListProps) {
  return (
    <div className="code-list" data-printed="alone">
      <p data-part="title">{title}</p>
      <ol aria-label={title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {note && <p data-part="note">{note}</p>}
    </div>
  );
}
