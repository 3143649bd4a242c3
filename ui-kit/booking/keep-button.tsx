import type { ComponentProps } from "react";
import { Button } from "../controls/button.tsx";
import "./keep-button.css";

export type KeepButtonProps =
  & Omit<ComponentProps<"span">, "className" | "children" | "onChange">
  & {
    /** Says whose page is kept: "Keep: Külli Mägi". With `text` it begins with that: "Kept: Külli Mägi". */
    label: string;
    kept: boolean;
    /** Shows this text, which says the state, beside the icon. */
    text?: string | undefined;
    onKeep: (kept: boolean) => void;
  };

/** Keeps a practitioner on the shortlist, or takes one off it. */
export function KeepButton({ label, kept, text, onKeep, ...rest }: KeepButtonProps) {
  return (
    <span {...rest} className="keep-button" data-kept={kept || undefined}>
      <Button
        variant={text ? "secondary" : "quiet"}
        icon="bookmark"
        iconOnly={!text}
        aria-pressed={text ? undefined : kept}
        aria-label={text && label}
        onClick={() => onKeep(!kept)}
      >
        {text ?? label}
      </Button>
    </span>
  );
}
