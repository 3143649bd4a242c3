import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./disclosure.css";

export type DisclosureProps = Omit<ComponentProps<"details">, "className" | "title"> & {
  title: ReactNode;
  aside?: ReactNode;
};

/** Collapsible content (`details`). `open` is the initial state. */
export function Disclosure({ title, aside, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className="disclosure">
      <summary>
        <span>{title}</span>
        {aside}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
