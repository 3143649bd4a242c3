import { escape } from "html-escaper";
import { linkPicturePath, linkPictureSize } from "../domain/link-picture.ts";
import type { Language } from "../domain/text.ts";

/** The elements of the head that name the picture beside a link to the page. `slug` is that of a practitioner. */
export function linkPictureTags(
  { publicUrl, language, slug = null, alt }: {
    publicUrl: string;
    language: Language;
    slug?: string | null;
    alt: string;
  },
): string {
  const { width, height } = linkPictureSize;
  const properties = {
    "og:image": publicUrl + linkPicturePath(language, slug),
    "og:image:type": "image/jpeg",
    "og:image:width": width,
    "og:image:height": height,
    "og:image:alt": alt,
  };
  const tags = Object.entries(properties)
    .map(([name, value]) => `<meta property="${name}" content="${escape(String(value))}">`);
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image">`;
}
