import { escape } from "html-escaper";
import type { Language } from "../domain/text.ts";
import { type OwnNames, withOwnNames } from "./own-names.ts";
import { plainPage } from "./plain-page.ts";

type Framed = {
  language: Language;
  title: string;
  /** HTML. */
  content: string;
};

/** The whole page around a content. */
export type DocsFrame = (page: Framed) => Promise<string>;

/** The frame that `frontend/docs-site` has built into the folder; a plain one where it is not built or not shown. */
export function docsFrame(folder: string | null, own: OwnNames): DocsFrame {
  return async ({ language, title, content }) => {
    const frame = folder && await Deno.readTextFile(`${folder}/.problems.${language}.html`)
      .catch(() => null);
    if (!frame) return plainPage({ language, title, content });
    return withOwnNames(frame, own)
      .replaceAll("{{title}}", () => escape(title))
      .replace("{{content}}", () => content);
  };
}
