import { Children, type ComponentProps } from "react";
import "./horizontal-menu.css";

export type HorizontalMenuProps = Omit<ComponentProps<"nav">, "className"> & {
  label: string;
};

/** The main navigation in one line; `children` are nav links. */
export function HorizontalMenu({ label, children, ...rest }: HorizontalMenuProps) {
  return (
    <nav {...rest} className="horizontal-menu" aria-label={label}>
      <ul>{Children.map(children, (child) => <li>{child}</li>)}</ul>
    </nav>
  );
}
