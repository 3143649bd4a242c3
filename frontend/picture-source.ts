import { pictureWidths } from "backend/domain/picture.ts";
import type { PictureSource } from "ui-kit/layout/picture.tsx";

/** The variants that the server makes of a stored picture. `url` as in API responses. */
export function pictureSource(
  url: string | null | undefined,
  blur?: string | null,
): PictureSource | undefined {
  if (!url) return undefined;
  const [, key] = /^\/files\/([\w.-]+\/[\w.-]+)$/.exec(url) ?? [];
  if (!key) return url;
  return {
    src: url,
    blur: blur ?? undefined,
    widths: pictureWidths,
    variant: (width, format) => `/images/${key}/${width}.${format}`,
  };
}
