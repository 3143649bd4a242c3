import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../domain/text.ts";
import type { MailRequest, MailTemplate } from "../../ports/mail.ts";
import { type MailWords, mailWords } from "./mail-words.ts";
import { renderMail } from "./mail-rendering.ts";

const settings = {
  publicUrl: "https://heaolu.example",
  brand: "Heaolu",
  sender: "noreply@heaolu.example",
};
const rendered = (request: MailRequest) => renderMail({ ...request, id: "1", tries: 0 }, settings);
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
const templates = Object.keys(mailWords) as MailTemplate[];
const every = templates.flatMap((template) =>
  languages.map((language) => ({ template, language }))
);

test.each(every)("$template in $language is complete", ({ template, language }) => {
  const mail = rendered({ to: "x@example.ee", language, template, facts });
  const words = mail.html.replace(/<style>.*?<\/style>/, "");
  for (const part of [mail.subject, mail.text, words]) {
    expect(part).not.toMatch(/[{}]|undefined/);
  }
  expect(mail.text).toContain("https://heaolu.example/journal");
  expect(mail.html).toContain('href="https://heaolu.example/journal"');
  expect(mail.html).toContain(`<html lang="${language}">`);
  for (const secret of [facts.therapist, facts.client, facts.place, facts.reason, facts.newEmail]) {
    expect(mail.subject).not.toContain(secret);
  }
});

test("the three languages say the same things", () => {
  for (const words of Object.values(mailWords)) {
    const namesIn = ({ lines, details = [] }: MailWords) =>
      [...lines, ...details].flatMap((line) => line.match(/\{\w+\}/g) ?? []);
    const said = languages.map((language) => namesIn(words[language]).sort());
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  }
});

test("a line without its fact is left out", () => {
  const booked = (place: string) =>
    rendered({ to: "x", language: "en", template: "session-booked", facts: { ...facts, place } })
      .text;
  expect(booked("Riia 12, Tartu")).toContain("\nKadri Kask\nRiia 12, Tartu\n\nOpen your journal:");
  expect(booked("")).toContain("\nKadri Kask\n\nOpen your journal:");
});

test("whatever a name holds, the mail keeps its lines, its tags and its link", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => {
    const mail = rendered({
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

test.each(languages)(
  "who is reminded finds in %s how not to be; other mails say nothing of it",
  (language) => {
    const settingsPage = "https://heaolu.example/user/profile";
    for (const template of templates) {
      const mail = rendered({ to: "x", language, template, facts });
      const isReminder = template === "session-tomorrow" || template === "session-soon";
      expect(mail.unsubscribe).toBe(isReminder ? settingsPage : undefined);
      expect(mail.text.includes(settingsPage)).toBe(isReminder);
      expect(mail.html.includes(`href="${settingsPage}"`)).toBe(isReminder);
    }
  },
);

test("what a list of mails shows of how one begins is the house's name and nothing more", () => {
  for (const { template, language } of every) {
    const { html } = rendered({ to: "x@example.ee", language, template, facts });
    const shown = html.slice(html.indexOf("<body")).replace(/<[^>]+>/g, "")
      .replace(/&#847;|&zwnj;/g, "").replaceAll("&nbsp;", " ").slice(0, 110);
    expect(shown.trim()).toBe("Heaolu");
  }
});

test("no path leads to another house", () => {
  for (const path of ["https://evil.example/x", "//evil.example", "/\\evil.example"]) {
    const request = { to: "x", language: "en", template: "verify-email", facts: { path } } as const;
    expect(() => rendered(request)).toThrow("another origin");
  }
});
