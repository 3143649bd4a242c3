import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./icon-list.css";

export type IconListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** Short facts with their signs; a fact may bring its own (stars). */
  items: { icon?: IconName | undefined; text: ReactNode }[];
  /** `list` puts each on its own line from 768 px, as in a booking summary. */
  variant?: "inline" | "list" | undefined;
};

/** The line of small facts: rating, place, meeting, languages. */
export function IconList({ items, variant = "inline", ...rest }: IconListProps) {
  return (
    <ul {...rest} className="icon-list" data-variant={variant}>
      {items.map(({ icon, text }, i) => (
        <li key={i}>
          {icon && <Icon name={icon} size="small" />}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
