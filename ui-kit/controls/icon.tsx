/// <reference types="vite/client" />
import { type ComponentProps, createContext, use } from "react";
import type { IconName } from "./icon-names.ts";
// One file for all icons: fetched once and cached, instead of paths in every bundle.
import sprite from "./icons.svg?url";
import "./icon.css";

export type { IconName };

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

/** Where the file of all icons is served. */
export const IconsContext = createContext(sprite);

export type IconProps = Omit<ComponentProps<"svg">, "className" | "ref"> & {
  name: IconName;
  /** 20 px or 16 px. */
  size?: "regular" | "small" | undefined;
  /** Accessible name; without it the icon is hidden from assistive technology. */
  label?: string | undefined;
};

/** An icon in the colour of the text. */
export function Icon({ name, size = "regular", label, ...rest }: IconProps) {
  const icons = use(IconsContext);
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      {...rest}
      {...accessibility}
      className="icon"
      viewBox="0 0 24 24"
      data-size={size}
      data-mirrored={mirrored.has(name) || undefined}
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
