import type { ComponentProps } from "react";
import { DefaultPortrait } from "./default-portrait.tsx";
import { Picture, type PictureSource } from "./picture.tsx";
import "./avatar.css";

export type AvatarProps = Omit<ComponentProps<"span">, "className" | "children"> & {
  src?: PictureSource | undefined;
  /** Leave empty where the name is next to the photo. */
  alt?: string | undefined;
  shape?: "card" | "round" | undefined;
  /** Two letters, for a person who has no picture here at all. */
  initials?: string | undefined;
  /** Width of the round shape in px. */
  size?: 28 | 36 | 44 | 48 | 52 | 96 | undefined;
  /** The widest the card shape is shown (CSS px). */
  shownWidth?: number | undefined;
  /** How wide the card shape is shown on which page, if not always `shownWidth`. */
  sizes?: string | undefined;
  /** For the first photo of a page. */
  priority?: boolean | undefined;
};

/** A photo of a person, or else initials or the default portrait. */
export function Avatar(
  {
    src,
    alt = "",
    shape = "card",
    initials,
    size = 36,
    shownWidth = 124,
    sizes,
    priority = false,
    ...rest
  }: AvatarProps,
) {
  const look = { className: "avatar", "data-shape": shape, "data-size": size };
  if (!src) {
    const accessibility = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
    return (
      <span {...rest} {...look} {...accessibility} data-initials={initials ? "" : undefined}>
        {initials || <DefaultPortrait shape={shape} />}
      </span>
    );
  }
  const width = shape === "round" ? size : shownWidth;
  return (
    <span {...rest} {...look}>
      <Picture
        source={src}
        alt={alt}
        shownWidth={width}
        sizes={sizes}
        width={240}
        height={288}
        priority={priority}
      />
    </span>
  );
}
