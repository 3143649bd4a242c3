import type { ComponentProps } from "react";
import "./avatar.css";

export type AvatarProps = Omit<ComponentProps<"img">, "className" | "children"> & {
  /** Where the picture lies; without it initials stand on a wash. */
  src?: string | undefined;
  /** The person's name beside the picture makes it decoration: leave it empty then. */
  alt?: string | undefined;
  /** 5:6 with the card's corners, or a disc. */
  shape?: "card" | "round" | undefined;
  /** Two letters, for a person without a picture. */
  initials?: string | undefined;
  /** Width of a disc in pixels. */
  size?: 28 | 36 | 44 | 48 | 52 | 96 | undefined;
};

/** A person's face, or initials. */
export function Avatar(
  { src, alt = "", shape = "card", initials, size = 36, ...rest }: AvatarProps,
) {
  const dress = { className: "avatar", "data-shape": shape, "data-size": size };
  if (!src) {
    const spoken = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return <span {...dress} {...spoken}>{initials}</span>;
  }
  return <img decoding="async" width={240} height={288} {...rest} {...dress} src={src} alt={alt} />;
}
