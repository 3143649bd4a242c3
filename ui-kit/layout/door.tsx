import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Rings } from "./rings.tsx";
import "./door.css";

export type DoorProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  /** The h2 of the deep half. */
  title: ReactNode;
  /** Three reasons to come in. */
  points: { icon: IconName; text: ReactNode }[];
};

/** Two halves: a deep field with reasons, and the form (`children`). On a narrow page the form comes first. */
export function Door({ title, points, children, ...rest }: DoorProps) {
  return (
    <div {...rest} className="door">
      <div data-part="form">
        <div>{children}</div>
      </div>
      <div data-part="promise">
        <Rings seed="the door" variant="field" />
        <h2>{title}</h2>
        <ul>
          {points.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A rule with a word in it, between two ways. */
export function Or({ children }: { children: ReactNode }) {
  return <p data-part="or">{children}</p>;
}
