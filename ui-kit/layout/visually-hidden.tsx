import type { ComponentProps } from "react";
import "./visually-hidden.css";

/** Text for assistive technology only. */
export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className="visually-hidden" />;
}
