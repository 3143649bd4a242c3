import { discreetWord } from "../../domain/discreet.ts";
import type { Language } from "../../domain/text.ts";
import type { DueMail } from "../../ports/mail.ts";
import { fill, type FilledMail } from "./filled-mail.ts";

type Subjects = { code: string; reminder: string; time: string; notice: string };

const subjects: Record<Language, Subjects> = {
  et: {
    code: "Kood: {{code}}",
    reminder: "Meeldetuletus: {{nearWhen}}",
    time: "Aeg: {{when}}",
    notice: "Uus teade",
  },
  en: {
    code: "Code: {{code}}",
    reminder: "Reminder: {{nearWhen}}",
    time: "Time: {{when}}",
    notice: "New message",
  },
  ru: {
    code: "Код: {{code}}",
    reminder: "Напоминание: {{nearWhen}}",
    time: "Время: {{when}}",
    notice: "Новое сообщение",
  },
};

const kindOf: [placeholder: string, kind: keyof Subjects][] = [
  ["{{code}}", "code"],
  ["{{nearWhen}}", "reminder"],
  ["{{when}}", "time"],
];

/** Of all that a usual subject says, only the code or the time. */
export function discreetSubject(
  usual: string,
  values: Record<string, string>,
  language: Language,
): string {
  const kind = kindOf.find(([placeholder]) => usual.includes(placeholder))?.[1] ?? "notice";
  return fill(subjects[language][kind], values) ?? subjects[language].notice;
}

/** What mail programs show before a mail is opened: subject, preview and name of the sender. */
export function withoutTraces(
  mail: FilledMail,
  { discreet, language }: Pick<DueMail, "discreet" | "language">,
  subject: string,
): FilledMail {
  if (!discreet) return mail;
  return { ...mail, subject, brand: discreetWord[discreet][language], calendars: [] };
}
