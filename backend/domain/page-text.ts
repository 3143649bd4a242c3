import { languages, type Text } from "./text.ts";

export type PageText = {
  id: string;
  title: Text;
  lead: Text;
  sections: { id: string; heading: Text; body: Text }[];
  version: number;
};

export type SiteNames = { brand: string; contactEmail: string };

export function fillPlaceholders(
  { id, title, lead, sections, version }: PageText,
  names: SiteNames,
): PageText {
  const fill = (text: Text) =>
    Object.fromEntries(languages.map((language) => [
      language,
      text[language].replaceAll("{brand}", () => names.brand)
        .replaceAll("{contactEmail}", () => names.contactEmail),
    ])) as Text;
  return {
    id,
    version,
    title: fill(title),
    lead: fill(lead),
    sections: sections.map(({ id, heading, body }) => ({
      id,
      heading: fill(heading),
      body: fill(body),
    })),
  };
}
