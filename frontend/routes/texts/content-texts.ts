import { type Content, practicePrefix, type TextLanguage } from "./queries.ts";

/** A text as one, to compare versions. */
export function plainText({ title, lead, sections }: Content, language: TextLanguage): string {
  return [
    title[language],
    lead[language],
    ...sections.flatMap(({ heading, body }) => [heading[language], body[language]]),
  ].filter((part) => part !== "").join("\n\n");
}

export function isComplete(id: string, content: Content, language: TextLanguage): boolean {
  const isPractice = id.startsWith(practicePrefix);
  const { title, lead, sections } = content;
  return (isPractice || title[language].trim() !== "") && lead[language].trim() !== "" &&
    sections.every(({ heading, body }) =>
      (isPractice || heading[language].trim() !== "") && body[language].trim() !== ""
    );
}
