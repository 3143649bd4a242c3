import { type CalendarPerson, invitedEntry } from "../../domain/session-calendar.ts";
import type { Language } from "../../domain/text.ts";
import type { CalendarFiles } from "../../ports/calendar-files.ts";
import type { MailAttachment, MailMessage, MailTemplate, RenderedMail } from "../../ports/mail.ts";
import { type FilledMail, mailHtml } from "./mail-html.ts";
import en from "./texts/en.json" with { type: "json" };
import et from "./texts/et.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

type MailText = {
  subject: string;
  lines: string[];
  details?: string[];
  button: string;
  smallPrint?: string[];
  unsubscribe?: string;
};

const mailTexts: Record<Language, Record<MailTemplate, MailText>> = { et, en, ru };

const settingsPath = "/user/profile";

type MailSettings = { publicUrl: string; brand: string; calendarFiles: CalendarFiles };

export type RenderMail = (message: MailMessage & { id: string }, sender: string) => RenderedMail;

export function mailRenderer({ publicUrl, brand, calendarFiles }: MailSettings): RenderMail {
  return (message, sender) => {
    const mail = fillIn(message, { publicUrl, brand });
    return {
      id: message.id,
      to: message.to,
      subject: mail.subject,
      text: mailText(mail),
      html: mailHtml(mail),
      attachments: invitation(message, { name: brand, email: sender }, mail.link),
      ...(mail.unsubscribe ? { unsubscribe: mail.unsubscribe.link } : {}),
    };
  };

  /** The app is the organizer, so that client and practitioner do not see each other's address. */
  function invitation(
    { to, language, facts, calendar }: MailMessage,
    organizer: CalendarPerson,
    link: string,
  ): MailAttachment[] {
    if (!calendar) return [];
    const { method } = calendar;
    const attendee = { name: facts.name ?? to, email: to };
    const entry = invitedEntry(calendar, { language, link, organizer, attendee });
    return [{
      name: "appointment.ics",
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      text: calendarFiles.write({ method, entries: [entry] }),
    }];
  }
}

function fillIn(
  { language, template, facts }: MailMessage,
  { publicUrl, brand }: Pick<MailSettings, "publicUrl" | "brand">,
): FilledMail {
  const texts = mailTexts[language][template];
  const values = { ...facts, brand };
  const fillAll = (lines: string[] = []) =>
    lines.map((line) => fill(line, values)).filter((line) => line !== null);
  return {
    subject: fill(texts.subject, values) ?? brand,
    lines: fillAll(texts.lines),
    details: fillAll(texts.details),
    button: texts.button,
    link: linkTo(facts.path ?? "/", publicUrl),
    smallPrint: fillAll(texts.smallPrint),
    unsubscribe: texts.unsubscribe
      ? { label: texts.unsubscribe, link: linkTo(settingsPath, publicUrl) }
      : null,
    brand,
    language,
  };
}

function fill(line: string, facts: Record<string, string>): string | null {
  let isComplete = true;
  const filled = line.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const fact = (facts[name] ?? "").replace(/\s+/g, " ").trim();
    if (fact === "") isComplete = false;
    return fact;
  });
  return isComplete ? filled : null;
}

function linkTo(path: string, publicUrl: string): string {
  const link = new URL(path, publicUrl);
  if (link.origin !== new URL(publicUrl).origin) throw new Error("a mail links to another origin");
  return link.href;
}

function mailText(mail: FilledMail): string {
  const { lines, details, button, link, smallPrint, unsubscribe, brand } = mail;
  const parts = [
    ...lines,
    details.join("\n"),
    `${button}:\n${link}`,
    smallPrint.join("\n"),
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.link}` : "",
    `– ${brand}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
