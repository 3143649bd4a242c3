import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./fact-list.css";

export type FactListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  items: { icon: IconName; text: ReactNode; detail?: ReactNode; action?: ReactNode }[];
};

/** Facts of a booking between hairlines, each with what can be done about it. */
export function FactList({ items, ...rest }: FactListProps) {
  return (
    <ul {...rest} className="fact-list">
      {items.map(({ icon, text, detail, action }, i) => (
        <li key={i}>
          <Icon name={icon} />
          <div>
            <bdi>{text}</bdi>
            {detail && <small>{detail}</small>}
          </div>
          {action && <div data-part="action">{action}</div>}
        </li>
      ))}
    </ul>
  );
}
