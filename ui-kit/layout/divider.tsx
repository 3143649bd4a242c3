import type { ComponentProps } from "react";
import "./divider.css";

export type DividerProps = Omit<ComponentProps<"p">, "className">;

/** A horizontal rule with a word in it, such as "or" between two ways to sign in. */
export function Divider(props: DividerProps) {
  return <p {...props} className="divider" />;
}
