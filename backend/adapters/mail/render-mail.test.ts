import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../domain/text.ts";
import { type MailMessage, mailTemplates } from "../../ports/mail.ts";
import { icalCalendarFiles } from "../calendar-files/ical.ts";
import { mailRenderer } from "./render-mail.ts";

const renderer = mailRenderer({
  publicUrl: "https://heaolu.example",
  brand: "Heaolu",
  calendarFiles: icalCalendarFiles(),
});
const render = (message: MailMessage) =>
  renderer({ ...message, id: "1" }, "noreply@heaolu.example");
const facts = {
  name: "Mari Tamm",
  therapist: "Kadri Kask",
  client: "Mari Tamm",
  when: "Tuesday 24 November 2026, 18:15–19:15 (Europe/Tallinn)",
  place: "Riia 12, Tartu",
  reason: "ill",
  by: "Mari Tamm",
  before: "Monday 23 November 2026, 18:15–19:15 (Europe/Tallinn)",
  lateHours: "24",
  newEmail: "mari.kask@example.ee",
  path: "/journal",
};
const allMails = mailTemplates.flatMap((template) =>
  languages.map((language) => ({ template, language }))
);

test.each(allMails)("$template in $language is complete", ({ template, language }) => {
  const mail = render({ to: "x@example.ee", language, template, facts });
  const markup = mail.html.replace(/<style>.*?<\/style>/, "");
  for (const part of [mail.subject, mail.text, markup]) {
    expect(part).not.toMatch(/[{}]|undefined/);
  }
  expect(mail.text).toContain("https://heaolu.example/journal");
  expect(mail.html).toContain('href="https://heaolu.example/journal"');
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const secret of [facts.therapist, facts.client, facts.place, facts.reason, facts.newEmail]) {
    expect(mail.subject).not.toContain(secret);
  }
});

test("a line with an empty fact is left out", () => {
  const booked = (place: string) =>
    render({ to: "x", language: "en", template: "session-booked", facts: { ...facts, place } })
      .text;
  expect(booked("Riia 12, Tartu")).toContain("\nKadri Kask\nRiia 12, Tartu\n\nOpen your journal:");
  expect(booked("")).toContain("\nKadri Kask\n\nOpen your journal:");
});

test("a name cannot change the lines, tags or links of a mail", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => {
    const mail = render({
      to: "x",
      language: "en",
      template: "session-booked",
      facts: { ...facts, name: `Mari ${name}` },
    });
    expect(mail.subject).toBe("Your booking is confirmed");
    expect(mail.html.match(/<a /g)).toHaveLength(1);
    expect(mail.html.match(/<p /g)).toHaveLength(7);
    expect(mail.text.split("\n").length).toBe(16);
  }));
});

test.each(languages)("only reminders in %s link to the notification settings", (language) => {
  const settingsPage = "https://heaolu.example/user/profile";
  for (const template of mailTemplates) {
    const mail = render({ to: "x", language, template, facts });
    const isReminder = template === "session-tomorrow" || template === "session-soon";
    expect(mail.unsubscribe).toBe(isReminder ? settingsPage : undefined);
    expect(mail.text.includes(settingsPage)).toBe(isReminder);
    expect(mail.html.includes(`href="${settingsPage}"`)).toBe(isReminder);
  }
});

test("the preview of a mail in a list of mails shows only the brand", () => {
  for (const { template, language } of allMails) {
    const { html } = render({ to: "x@example.ee", language, template, facts });
    const preview = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, "")
      .replace(/&#847;|&zwnj;/g, "").replaceAll("&nbsp;", " ").slice(0, 110);
    expect(preview.trim()).toBe("Heaolu");
  }
});

test("a mail does not link to another origin", () => {
  for (const path of ["https://evil.example/x", "//evil.example", "/\\evil.example"]) {
    const message = { to: "x", language: "en", template: "verify-email", facts: { path } } as const;
    expect(() => render(message)).toThrow("another origin");
  }
});
