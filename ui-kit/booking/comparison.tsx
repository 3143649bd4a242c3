import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link } from "../controls/link.tsx";
import "./comparison.css";

export type ComparisonPerson = {
  id: string;
  name: string;
  href: string;
  photo?: PictureSource | undefined;
  detail?: ReactNode;
  action?: ReactNode;
};

export type ComparisonCell = {
  value: ReactNode;
  note?: ReactNode;
  /** The best of its row. */
  best?: boolean | undefined;
  /** Shows a check or a dash before the value. */
  has?: boolean | undefined;
};

export type ComparisonProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  people: ComparisonPerson[];
  rows: { id: string; name: string; cells: ComparisonCell[] }[];
  /** Said after the best value: "best of the row". */
  bestLabel: string;
};

/**
 * Two to four practitioners side by side. On a narrow page each row's name stands above its values, and
 * where text is too large for columns each value stands below the name of its practitioner.
 */
export function Comparison({ label, people, rows, bestLabel, ...rest }: ComparisonProps) {
  return (
    <div
      {...rest}
      className="comparison"
      role="table"
      aria-label={label}
      data-people={people.length}
    >
      <div role="row">
        <span role="cell" data-part="corner" />
        {people.map((person) => (
          <div key={person.id} role="columnheader" data-part="person">
            <Avatar src={person.photo} />
            <h2>
              <Link href={person.href} tone="quiet">{person.name}</Link>
            </h2>
            {person.detail}
            {person.action}
          </div>
        ))}
      </div>
      {rows.map(({ id, name, cells }) => (
        <div key={id} role="row">
          <span role="rowheader" data-part="name">{name}</span>
          {cells.map(({ value, note, best, has }, at) => (
            <div
              key={people[at]?.id}
              role="cell"
              data-part="value"
              data-whose={people[at]?.name}
              data-best={best || undefined}
            >
              {has !== undefined && <Icon name={has ? "check" : "minus"} size="small" />}
              <span>
                {value}
                {best && <VisuallyHidden>{`, ${bestLabel}`}</VisuallyHidden>}
                {note && <small>{note}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
