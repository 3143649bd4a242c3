import type { ComponentProps } from "react";
import "./prose.css";

/** Paragraphs for reading, at most 64 letters wide. */
export function Prose(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className="prose" />;
}
