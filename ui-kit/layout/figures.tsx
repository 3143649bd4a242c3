import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import "./figures.css";

export type FiguresProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** A figure without `href` has no list. */
  items: { name: string; value: ReactNode; note?: ReactNode; href?: string | undefined }[];
};

type Item = FiguresProps["items"][number];

function Figure({ name, value, note, href }: Item) {
  const content = (
    <>
      <span data-part="name">{name}</span>
      <span data-part="value">{value}</span>
      {note && <span data-part="note">{note}</span>}
    </>
  );
  return href === undefined
    ? <div>{content}</div>
    : <Link href={href} tone="quiet">{content}</Link>;
}

/** Numbers that lead to their lists: two beside each other on a narrow page, else four. */
export function Figures({ items, ...rest }: FiguresProps) {
  return (
    <ul {...rest} className="figures">
      {items.map((item) => (
        <li key={item.name}>
          <Figure {...item} />
        </li>
      ))}
    </ul>
  );
}
