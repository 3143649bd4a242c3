import type { ComponentProps } from "react";
import "./affix.css";

export type AffixProps = Omit<ComponentProps<"div">, "className">;

/** Fixes a control to the inline end of the window at half its height. */
export function Affix(props: AffixProps) {
  return <div {...props} className="affix" />;
}
