import { languages, type Text } from "./text.ts";

/** A page that is only read. Paragraphs of a body are divided by an empty line. */
export type PageText = {
  id: string;
  title: Text;
  lead: Text;
  sections: { id: string; heading: Text; body: Text }[];
};

/** What texts of pages leave open as {brand} and {contactEmail}. */
export type SiteNames = { brand: string; contactEmail: string };

/** The page with the house's own words where it left room for them. */
export function fillIn({ id, title, lead, sections }: PageText, words: SiteNames): PageText {
  const fill = (text: Text) =>
    Object.fromEntries(languages.map((language) => [
      language,
      text[language].replaceAll("{brand}", () => words.brand)
        .replaceAll("{contactEmail}", () => words.contactEmail),
    ])) as Text;
  return {
    id,
    title: fill(title),
    lead: fill(lead),
    sections: sections.map(({ id, heading, body }) => ({
      id,
      heading: fill(heading),
      body: fill(body),
    })),
  };
}
