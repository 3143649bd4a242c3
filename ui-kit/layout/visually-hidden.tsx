import type { ComponentProps } from "react";
import "./visually-hidden.css";

export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className="visually-hidden" />;
}
