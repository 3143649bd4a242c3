import { discreetWord } from "../../domain/discreet.ts";
import { introNames } from "../../domain/practice-event-type.ts";
import { busyEntry, invitedEntry } from "../../domain/session-calendar.ts";
import { type Language, titleDash } from "../../domain/text.ts";
import type { CalendarFiles } from "../../ports/calendar-files.ts";
import type { DueMail, MailAttachment, MailTemplate, RenderedMail } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { discreetSubject, withoutTraces } from "./discreet-mail.ts";
import { fill, type FilledMail, type MailLink, type MailRow, oneLine } from "./filled-mail.ts";
import { mailHtml } from "./mail-html.ts";
import { sessionParts } from "./session-parts.ts";
import en from "./texts/en.json" with { type: "json" };
import et from "./texts/et.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

type MailText = {
  subject: string;
  heading?: string;
  lines?: string[];
  details?: string[];
  button: string;
  smallPrint?: string[];
  unsubscribe?: string;
};

const mailTexts: Record<Language, Record<MailTemplate, MailText>> = { et, en, ru };

/** The subject of all mails of a kind, with "…" for what differs: codes and names are only for the recipient. */
export function mailSubject(template: MailTemplate, language: Language): string {
  return mailTexts[language][template].subject.replace(/\{\{\w+\}\}/g, "…");
}

const settingsPath = "/user/profile";

type MailSettings = {
  publicUrl: string;
  brand: string;
  contactEmail: string;
  calendarFiles: CalendarFiles;
};

export type RenderMail = (message: DueMail) => RenderedMail;

export function mailRenderer(
  { publicUrl, brand, contactEmail, calendarFiles }: MailSettings,
): RenderMail {
  return (message) => {
    const mail = fillIn(message, { publicUrl, brand, contactEmail });
    return {
      id: message.id,
      to: message.to,
      ...(message.discreet ? { sender: mail.brand } : {}),
      subject: mail.subject,
      text: message.discreet ? `${mail.subject}\n\n${mailText(mail)}` : mailText(mail),
      html: mailHtml(mail),
      attachments: invitation(message),
      ...(mail.unsubscribe ? { unsubscribe: mail.unsubscribe.link } : {}),
    };
  };

  function invitation(message: DueMail): MailAttachment[] {
    const { to, language, facts, calendar, session, discreet } = message;
    if (!calendar) return [];
    const { method } = calendar;
    const link = linkTo(session?.paths.open ?? facts.path ?? "/", publicUrl);
    const attendee = { name: facts.name ?? to, email: to };
    const entry = discreet ? busyEntry(calendar, { language, attendee }) : invitedEntry(calendar, {
      language,
      link,
      attendee,
      about: session && aboutOf(session, language),
    });
    const organizer = discreet && discreetWord[discreet][language];
    return [{
      name: "appointment.ics",
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      text: calendarFiles.write({ method, language, entries: [entry], organizer }),
    }];
  }
}

function aboutOf({ practice, with: name, reader, phone }: MailedSession, language: Language) {
  return {
    practice: (practice ?? introNames)[language],
    name: oneLine(name),
    isClient: reader === "client",
    phone,
  };
}

function fillIn(
  { language, template, facts, session, now, discreet }: DueMail,
  { publicUrl, brand, contactEmail }: Omit<MailSettings, "calendarFiles">,
): FilledMail {
  const texts = mailTexts[language][template];
  const parts = session && sessionParts(session, { language, template, publicUrl, now });
  const values = { ...facts, ...parts?.values, brand, contactEmail };
  const fillAll = (lines: string[] = []) =>
    lines.map((line) => fill(line, values)).filter((line) => line !== null);
  const mail: FilledMail = {
    subject: fill(texts.subject, values) ?? brand,
    heading: texts.heading ? fill(texts.heading, values) : null,
    lines: fillAll(texts.lines),
    rows: parts?.rows ?? [],
    details: fillAll(texts.details ?? (session ? [] : detailsOf(template))),
    button: parts?.button ??
      { label: texts.button, link: linkTo(session?.paths.open ?? facts.path ?? "/", publicUrl) },
    links: parts?.links ?? [],
    calendars: parts?.calendars ?? [],
    times: parts?.times ?? null,
    smallPrint: [...fillAll(texts.smallPrint), ...(parts?.closing ?? [])],
    unsubscribe: texts.unsubscribe
      ? { label: texts.unsubscribe, link: linkTo(settingsPath, publicUrl) }
      : null,
    brand,
    language,
  };
  const neutral = discreetSubject(texts.subject, values, language);
  return withoutTraces(mail, { discreet, language }, neutral);
}

/** Mails queued by an earlier version have the finished time instead of the session. */
function detailsOf(template: MailTemplate): string[] {
  const other = template.endsWith("-therapist") ? "{{client}}" : "{{therapist}}";
  return template.startsWith("session-") ? ["{{when}}", other, "{{place}}"] : [];
}

function linkTo(path: string, publicUrl: string): string {
  const link = new URL(path, publicUrl);
  if (link.origin !== new URL(publicUrl).origin) throw new Error("a mail links to another origin");
  return link.href;
}

function mailText(mail: FilledMail): string {
  const { heading, lines, rows, details, button, links, times, smallPrint, unsubscribe } = mail;
  const parts = [
    heading ?? "",
    ...lines,
    rows.map(rowText).join("\n"),
    details.join("\n"),
    linkText(button),
    times ? `${times.label}:\n${times.links.map(linkLine).join("\n")}` : "",
    links.map(linkLine).join("\n"),
    smallPrint.join("\n"),
    unsubscribe ? linkText(unsubscribe) : "",
    `${titleDash[mail.language]} ${mail.brand}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function rowText({ label, struck, struckText, value, note, links = [] }: MailRow): string {
  const answer = typeof value === "string" ? value : value.link;
  const more = [struckText ?? "", note ?? "", ...links.map(linkLine)].filter(Boolean);
  return [`${label}: ${answer || struck}`, ...more.map((line) => `  ${line}`)].join("\n");
}

function linkText({ label, link }: MailLink): string {
  return `${label}:\n${link}`;
}

function linkLine({ label, link }: MailLink): string {
  return `${label}: ${link}`;
}
