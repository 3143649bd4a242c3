import { calendarFile } from "../../domain/calendar-file.ts";
import { invitedEntry } from "../../domain/session-calendar.ts";
import type { MailAttachment, RenderedMail } from "../../ports/mail.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import { mailWords } from "./mail-words.ts";

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
    brand,
    language,
  };
  const organizer = { name: brand, email: sender };
  return {
    id,
    to,
    subject: mail.subject,
    text: asText(mail),
    html: asHtml(mail),
    attachments: attachmentsOf(waiting, organizer, mail.link),
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

type Filled = {
  subject: string;
  lines: string[];
  details: string[];
  button: string;
  link: string;
  after: string[];
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

function asText({ lines, details, button, link, after, brand }: Filled): string {
  const parts = [
    ...lines,
    details.join("\n"),
    `${button}:\n${link}`,
    after.join("\n"),
    `– ${brand}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const ink = "#26332d";
const quiet = "#63706a";
const spruce = "#1d5c44";

/** Mail readers know no stylesheets: everything is said where it is used, and no picture is fetched. */
function asHtml({ subject, lines, details, button, link, after, brand, language }: Filled): string {
  const paragraph = (line: string, style: string) => `<p style="${style}">${escape(line)}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:#f7f4ee;color:${ink};font:16px/1.6 Georgia,serif">`,
    `<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">`,
    `<p style="margin:0 0 24px;font-size:20px;color:${spruce}">${escape(brand)}</p>`,
    ...lines.map((line) => paragraph(line, "margin:0 0 12px")),
    details.length === 0 ? "" : box(details),
    `<p style="margin:24px 0"><a href="${
      escape(link)
    }" style="display:inline-block;padding:12px 24px;`,
    `background:${spruce};color:#fff;border-radius:8px;text-decoration:none">${
      escape(button)
    }</a></p>`,
    ...after.map((line) => paragraph(line, `margin:0 0 8px;font-size:14px;color:${quiet}`)),
    `</div></body></html>`,
  ].join("");
}

function box(details: string[]): string {
  const style = `margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid ${spruce}`;
  return `<p style="${style}">${details.map(escape).join("<br>")}</p>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
