import type { Language } from "../../domain/text.ts";

export type MailLink = { label: string; link: string };

/** A question and its answer. `struck` is what no longer holds; plain text says it in `struckText`. */
export type MailRow = {
  label: string;
  struck?: string;
  struckText?: string;
  value: string | MailLink;
  note?: string;
  links?: MailLink[];
};

/** A mail in its language, before it becomes text and HTML. */
export type FilledMail = {
  subject: string;
  heading: string | null;
  lines: string[];
  rows: MailRow[];
  details: string[];
  button: MailLink;
  links: MailLink[];
  /** Pages with the entry filled in. Only in HTML: their addresses are long, and the text has an attachment. */
  calendars: MailLink[];
  times: { label: string; links: MailLink[] } | null;
  smallPrint: string[];
  unsubscribe: MailLink | null;
  brand: string;
  language: Language;
};

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The line with its placeholders filled, on one line; null when a fact is missing or empty. `{{fact?}}` only makes the
 * line depend on its fact.
 */
export function fill(line: string, facts: Record<string, string>): string | null {
  let isComplete = true;
  const filled = line.replace(/\{\{(\w+)(\??)\}\}/g, (_all, name: string, onlyWhen: string) => {
    const fact = oneLine(facts[name] ?? "");
    if (fact === "") isComplete = false;
    return onlyWhen ? "" : fact;
  });
  return isComplete ? filled : null;
}
