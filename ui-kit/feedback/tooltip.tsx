import type { ComponentProps } from "react";
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import "./tooltip.css";

/** A short description of a control, shown on hover and focus. It does not replace the accessible name. */
export function Tooltip({ text, children }: {
  text: string;
  /** The control; it passes attributes on to its element. */
  children: ComponentProps<typeof Focusable>["children"];
}) {
  return (
    <AriaProvider>
      <TooltipTrigger delay={500} closeDelay={0}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className="tooltip" offset={6}>{text}</AriaTooltip>
      </TooltipTrigger>
    </AriaProvider>
  );
}
