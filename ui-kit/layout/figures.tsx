import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import "./figures.css";

export type FiguresProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  items: { name: string; value: ReactNode; note?: ReactNode; href: string }[];
};

/** Numbers that lead to their lists: two beside each other on a narrow page, else four. */
export function Figures({ items, ...rest }: FiguresProps) {
  return (
    <ul {...rest} className="figures">
      {items.map(({ name, value, note, href }) => (
        <li key={name}>
          <Link href={href} tone="quiet">
            <span data-part="name">{name}</span>
            <span data-part="value">{value}</span>
            {note && <span data-part="note">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
