import { calendarFile } from "../../domain/calendar-file.ts";
import { invitedEntry } from "../../domain/session-calendar.ts";
import type { MailAttachment, RenderedMail } from "../../ports/mail.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import { mailPage } from "./mail-page.ts";
import { mailWords } from "./mail-words.ts";

/** Where people choose which mails they want. */
const settingsPath = "/user/profile";

/** `publicUrl` is the only base of links, whatever a request's headers say. */
export type MailSettings = { publicUrl: string; brand: string };

/** `sender` is the address mails come from. */
export function renderMail(
  waiting: WaitingMail,
  { publicUrl, brand, sender }: MailSettings & { sender: string },
): RenderedMail {
  const { id, to, language, template, facts } = waiting;
  const words = mailWords[template][language];
  const known = { ...facts, brand };
  const fillAll = (lines: string[]) => lines.map((line) => fill(line, known)).filter(isSaid);
  const mail = {
    subject: fill(words.subject, known) ?? brand,
    lines: fillAll(words.lines),
    details: fillAll(words.details ?? []),
    button: words.button,
    link: linkTo(facts.path ?? "/", publicUrl),
    after: fillAll(words.after),
    settings: words.settings
      ? { words: words.settings, link: linkTo(settingsPath, publicUrl) }
      : null,
    brand,
    language,
  };
  const organizer = { name: brand, email: sender };
  return {
    id,
    to,
    subject: mail.subject,
    text: asText(mail),
    html: mailPage(mail),
    attachments: attachmentsOf(waiting, organizer, mail.link),
    ...(mail.settings ? { unsubscribe: mail.settings.link } : {}),
  };
}

/** The house is who invites: neither of the two people learns the other's address from a calendar. */
function attachmentsOf(
  { to, language, facts, calendar }: WaitingMail,
  organizer: { name: string; email: string },
  link: string,
): MailAttachment[] {
  if (!calendar) return [];
  const attendee = { name: facts.name ?? to, email: to };
  const entry = invitedEntry(calendar, { language, link, organizer, attendee });
  return [{
    name: "appointment.ics",
    contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
    text: calendarFile({ method: calendar.method, entries: [entry] }),
  }];
}

export type FilledMail = {
  subject: string;
  lines: string[];
  details: string[];
  button: string;
  link: string;
  after: string[];
  /** Where the reader says that they want no such mails; null where they cannot do without. */
  settings: { words: string; link: string } | null;
  brand: string;
  language: string;
};

/** The line with its facts, each on one line; null when one of them is empty. */
function fill(line: string, facts: Record<string, string>): string | null {
  let complete = true;
  const filled = line.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const fact = (facts[name] ?? "").replace(/\s+/g, " ").trim();
    if (fact === "") complete = false;
    return fact;
  });
  return complete ? filled : null;
}

function isSaid(line: string | null): line is string {
  return line !== null;
}

function linkTo(path: string, publicUrl: string): string {
  const link = new URL(path, publicUrl);
  if (link.origin !== new URL(publicUrl).origin) throw new Error("a mail links to another origin");
  return link.href;
}

function asText(mail: FilledMail): string {
  const { lines, details, button, link, after, settings, brand } = mail;
  const parts = [
    ...lines,
    details.join("\n"),
    `${button}:\n${link}`,
    after.join("\n"),
    settings ? `${settings.words}:\n${settings.link}` : "",
    `– ${brand}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
