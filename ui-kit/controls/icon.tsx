import type { ComponentProps } from "react";
import type { IconName } from "./icon-names.ts";
import "./icon.css";

export type { IconName };

/** One picture for all signs: it is fetched once, and no page carries their drawings in its code. */
const sheet = new URL("./icons.svg", import.meta.url).href;

const mirrored: ReadonlySet<IconName> = new Set<IconName>([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external-link",
  "log-in",
  "log-out",
  "panel-left",
  "send",
]);

export type IconProps = Omit<ComponentProps<"svg">, "className" | "ref"> & {
  /** A word of the vocabulary. */
  name: IconName;
  /** 20 px, or 16 px in meta lines and small buttons. */
  size?: "regular" | "small" | undefined;
  /** Its accessible name; without it the icon is hidden from assistive technology. */
  label?: string | undefined;
};

/** A line icon. It takes the colour of the words beside it. */
export function Icon({ name, size = "regular", label, ...rest }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      {...rest}
      {...spoken}
      className="icon"
      viewBox="0 0 24 24"
      data-size={size}
      data-mirrored={mirrored.has(name) || undefined}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
