import { DomainError } from "./errors.ts";
import { type FieldProblem, notAllowed, problem } from "./field-problem.ts";
import type { PracticeText } from "./practice-text.ts";
import { languages, type Text } from "./text.ts";

export type Content = {
  /** Empty for a practice: its name is a domain value. */
  title: Text;
  lead: Text;
  /** Headings are empty for a practice. */
  sections: { id: string; heading: Text; body: Text }[];
};

export const contentLimits = {
  title: 200,
  lead: 1000,
  heading: 300,
  body: 5000,
  sections: 40,
  comment: 500,
} as const;

/** Which version of them a person read may matter later, so all stay public. */
export const versionedPages: readonly string[] = ["terms", "privacy"];

const practiceSections = ["about", "whatHappens", "goodToKnow", "evidence"] as const;

const practicePrefix = "practice.";

const none: Text = { et: "", en: "", ru: "" };

const placeholders = ["brand", "contactEmail"];

export function contentIdOf(practice: string): string {
  return `${practicePrefix}${practice}`;
}

/** The code of the practice whose text it is; null for a page. */
export function practiceOf(contentId: string): string | null {
  return contentId.startsWith(practicePrefix) ? contentId.slice(practicePrefix.length) : null;
}

export function contentOfPractice(text: PracticeText): Content {
  return {
    title: none,
    lead: text.summary,
    sections: practiceSections.map((id) => ({ id, heading: none, body: text[id] })),
  };
}

export function withContent(text: PracticeText, content: Content): PracticeText {
  const bodies = Object.fromEntries(
    practiceSections.map((id) => [id, content.sections.find((one) => one.id === id)?.body ?? none]),
  ) as Record<(typeof practiceSections)[number], Text>;
  return { ...text, ...bodies, summary: content.lead };
}

/** Throws ERR_INVALID_INPUT for what even a draft cannot contain. */
export function requirePossible(contentId: string, { sections }: Content): void {
  const ids = sections.map(({ id }) => id);
  const isPractice = practiceOf(contentId) !== null;
  refuse([
    ...ids.flatMap((id, at) =>
      ids.indexOf(id) < at ? [problem(`sections.${at}.id`, "ERR_REPEATED")] : []
    ),
    ...(isPractice && ids.join() !== practiceSections.join()
      ? [notAllowed("sections", practiceSections)]
      : []),
  ]);
}

/** What keeps a text from being published. */
function contentProblems(contentId: string, content: Content): FieldProblem[] {
  const isPage = practiceOf(contentId) === null;
  const texts: [string, Text][] = [
    ...(isPage ? [["title", content.title] satisfies [string, Text]] : []),
    ["lead", content.lead],
    ...content.sections.flatMap(({ heading, body }, at): [string, Text][] => [
      ...(isPage ? [[`sections.${at}.heading`, heading] satisfies [string, Text]] : []),
      [`sections.${at}.body`, body],
    ]),
  ];
  return texts.flatMap(([path, text]) =>
    languages.flatMap((language) => textProblems(text[language], `${path}.${language}`))
  );
}

/** Throws ERR_INVALID_INPUT. */
export function requirePublishableContent(contentId: string, content: Content): void {
  requirePossible(contentId, content);
  refuse(contentProblems(contentId, content));
}

function textProblems(text: string, path: string): FieldProblem[] {
  if (text === "") return [problem(path, "ERR_REQUIRED")];
  if (/[<>]/.test(text)) return [problem(path, "ERR_INVALID_CHARACTER")];
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
    .some(([, name = ""]) => !placeholders.includes(name));
  if (unknown) return [problem(path, "ERR_INVALID_FORMAT", { format: "{brand}, {contactEmail}" })];
  const links = text.match(/\b[a-z]+:\/\/\S*/gi) ?? [];
  return links.every(isGoodLink) ? [] : [problem(path, "ERR_WEB_LINK")];
}

function isGoodLink(text: string): boolean {
  const url = URL.parse(text.replace(/[.,;:!?)]+$/, ""));
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === "" &&
    url.hostname.includes(".");
}

function refuse(errors: FieldProblem[]): void {
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}
