import type { ComponentProps } from "react";
import "./prose.css";

/** Long text with a comfortable line length. */
export function Prose(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className="prose" />;
}
