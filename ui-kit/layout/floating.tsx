import type { ComponentProps } from "react";
import "./floating.css";

export type FloatingProps = Omit<ComponentProps<"div">, "className">;

/** A control that stays at the inline end of the window, half way up, out of the way of what is read. */
export function Floating(props: FloatingProps) {
  return <div {...props} className="floating" />;
}
