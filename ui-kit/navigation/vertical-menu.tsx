import { Children, type ComponentProps } from "react";
import "./vertical-menu.css";

export type VerticalMenuProps = Omit<ComponentProps<"nav">, "className"> & {
  /** Names the navigation. */
  label: string;
  /** A caption above this group of places. */
  title?: string | undefined;
};

/** The places of the app under each other, as in the drawer; `children` are nav links. */
export function VerticalMenu({ label, title, children, ...rest }: VerticalMenuProps) {
  return (
    <nav {...rest} className="vertical-menu" aria-label={label}>
      {title && <p>{title}</p>}
      <ul>{Children.map(children, (child) => <li>{child}</li>)}</ul>
    </nav>
  );
}
