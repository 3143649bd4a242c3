import type { ComponentProps } from "react";
import "./picture.css";

/** An address, or an address with variants of the picture. */
export type PictureSource = string | {
  src: string;
  /** The picture in a few pixels as a `data:` URL, shown until the picture is loaded. */
  blur?: string | undefined;
  /** The widths (px) of the variants, the smallest first. */
  widths: readonly number[];
  variant: (width: number, format: "avif" | "webp") => string;
};

export type PictureProps =
  & Omit<ComponentProps<"img">, "className" | "children" | "src" | "srcSet">
  & {
    source: PictureSource;
    /** Leave empty where a text next to the picture says the same. */
    alt: string;
    /** The widest it is shown (CSS px). */
    shownWidth: number;
    /** How wide it is shown on which page, if not always `shownWidth`. */
    sizes?: string | undefined;
    /** The first picture of a page loads before everything else; others load when they come near the screen. */
    priority?: boolean | undefined;
  };

const formats = ["avif", "webp"] as const;
const sharpestScreen = 3;

/**
 * A picture in the format and width that fit the browser and the screen. It fills its box, whose size comes from the
 * style of its parent; `width` and `height` keep the shape of pictures without one.
 */
export function Picture(
  { source, alt, shownWidth, sizes = `${shownWidth}px`, priority = false, ...rest }: PictureProps,
) {
  const { src, blur, widths, variant } = typeof source === "string"
    ? { src: source, blur: undefined, widths: [], variant: null }
    : source;
  const offered = widths.filter((width) =>
    width >= shownWidth && width <= shownWidth * sharpestScreen * 1.1
  );
  return (
    <span className="picture">
      {blur && <img src={blur} width={16} height={16} alt="" aria-hidden="true" data-part="blur" />}
      <picture>
        {variant && offered.length > 0 && formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={offered.map((width) => `${variant(width, format)} ${width}w`).join(", ")}
          />
        ))}
        <img
          decoding="async"
          {...(priority ? { fetchPriority: "high" } : { loading: "lazy" }) satisfies ComponentProps<
            "img"
          >}
          {...rest}
          src={src}
          alt={alt}
        />
      </picture>
    </span>
  );
}
