import type { ComponentProps } from "react";
import "./affix.css";

export type AffixProps = Omit<ComponentProps<"div">, "className">;

/** A control that stays at the inline end of the window, half way up, out of the way of what is read. */
export function Affix(props: AffixProps) {
  return <div {...props} className="affix" />;
}
