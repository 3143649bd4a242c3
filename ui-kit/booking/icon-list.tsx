import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./icon-list.css";

export type IconListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  items: { icon?: IconName | undefined; text: ReactNode }[];
  variant?: "inline" | "list" | undefined;
};

/** Short facts with icons, e.g. place and languages. */
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
