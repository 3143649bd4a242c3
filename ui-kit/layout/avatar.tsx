import type { ComponentProps } from "react";
import "./avatar.css";

export type AvatarProps = Omit<ComponentProps<"img">, "className" | "children"> & {
  src?: string | undefined;
  /** Leave empty where the name is next to the photo. */
  alt?: string | undefined;
  shape?: "card" | "round" | undefined;
  /** Two letters. */
  initials?: string | undefined;
  /** Width of the round shape in px. */
  size?: 28 | 36 | 44 | 48 | 52 | 96 | undefined;
};

/** A photo of a person, or initials. */
export function Avatar(
  { src, alt = "", shape = "card", initials, size = 36, ...rest }: AvatarProps,
) {
  const look = { className: "avatar", "data-shape": shape, "data-size": size };
  if (!src) {
    const accessibility = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return <span {...look} {...accessibility}>{initials}</span>;
  }
  return <img decoding="async" width={240} height={288} {...rest} {...look} src={src} alt={alt} />;
}
