import fc from "fast-check";
import { expect, test } from "vitest";
import { hour } from "../../domain/duration.ts";
import { languages } from "../../domain/text.ts";
import { type MailMessage, mailTemplates } from "../../ports/mail.ts";
import { icalCalendarFiles } from "../calendar-files/ical.ts";
import { mailRenderer } from "./render-mail.ts";
import { mailedSession, sentAt, sessionMail } from "./session-mail.testing.ts";

const renderer = mailRenderer({
  publicUrl: "https://heaolu.example",
  brand: "Heaolu",
  contactEmail: "info@heaolu.example",
  calendarFiles: icalCalendarFiles({ name: "Heaolu", email: "noreply@heaolu.example" }),
});
const render = (message: MailMessage, now = sentAt) => renderer({ ...message, id: "1", now });
const facts = {
  name: "Mari Tamm",
  therapist: "Kadri Kask",
  newEmail: "mari.kask@example.ee",
  path: "/journal",
};
const messages = mailTemplates.flatMap((template) =>
  languages.map((language) => {
    const plain: MailMessage = { to: "x@example.ee", language, template, facts };
    const isAboutSession = template.startsWith("session-");
    return {
      template,
      language,
      message: isAboutSession ? sessionMail(template, language) : plain,
    };
  })
);

test.each(messages)("$template in $language is complete", ({ language, message }) => {
  const mail = render(message);
  const markup = mail.html.replace(/<style>.*?<\/style>/, "");
  for (const part of [mail.subject, mail.text, markup]) {
    expect(part).not.toMatch(/[{}]|undefined|null/);
  }
  const link = `https://heaolu.example${message.session?.paths.open ?? facts.path}`;
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain(`<html lang="${language}">`);
  const secrets = [facts.therapist, facts.newEmail, "Külli", "Liisa", "Poska", "haigeks", "65"];
  for (const secret of [...secrets, ...Object.values(mailedSession.practice ?? {})]) {
    expect(mail.subject).not.toContain(secret);
  }
});

test.each(
  [
    ["et", "Kuidas sisse saab: Uksekood 12. Teine korrus."],
    ["en", "How to get in: Uksekood 12. Teine korrus."],
    ["ru", "Как пройти: Uksekood 12. Teine korrus."],
  ] as const,
)("a mail in %s says how to get in", (language, line) => {
  const arrivalNote = "Uksekood 12.\nTeine korrus.";
  for (const template of ["session-booked", "session-rescheduled", "session-tomorrow"] as const) {
    const { text, html, subject } = render(sessionMail(template, language, { arrivalNote }));
    expect(text).toContain(`\n${line}\n`);
    expect(html).toContain("Uksekood 12. Teine korrus.");
    expect(subject).not.toContain("Uksekood");
  }
  const gone = render(sessionMail("session-cancelled", language, { arrivalNote }));
  expect(gone.text).not.toContain("Uksekood");
  const label = line.split(":")[0];
  expect(render(sessionMail("session-booked", language, { arrivalNote: " " })).text)
    .not.toContain(label);
});

test("a client reads every answer in the text of a confirmation", () => {
  const { subject, text, html } = render(sessionMail("session-booked", "en"));
  expect(subject).toBe("Confirmed: Tue 24 Nov at 18:15");
  expect(html).toContain('href="https://calendar.google.com/');
  expect(html).toContain('href="https://outlook.live.com/');
  expect(text).toBe(`It is booked: Tuesday 24 November at 18:15

Time: Tuesday 24 November, 18:15–19:05
  Tallinn time, GMT+2
With: Külli Mägi
What: Body psychotherapy, 50 min
Where: Poska 12, Tallinn
  Get directions: https://www.openstreetmap.org/search?query=Poska%2012%2C%20Tallinn
Price: €65
Cancelling: Free until Mon 23 Nov at 18:15
  After that, the practitioner may charge €65.

Open your booking:
https://heaolu.example/journal

Change the time: https://heaolu.example/journal?move=1
Cancel: https://heaolu.example/journal?cancel=1

A calendar entry is attached.
You get this mail because a time was booked for this address.
In a crisis? Call 112 or 116 123.

– Heaolu
`);
});

test("after the deadline a mail says what cancelling may cost", () => {
  const { text } = render(sessionMail("session-soon", "en"), mailedSession.startsAt - 2 * hour);
  expect(text).toContain("Cancelling: The deadline for cancelling free of charge has passed.");
  expect(text).not.toContain("Free until");
});

test.each([
  [24, "Tomorrow at 18:15"],
  [19, "Tomorrow at 18:15"],
  [18, "Today at 18:15"],
  [48, "Tue 24 Nov at 18:15"],
])("a reminder sent %i h before says the day as it is then", (hours, subject) => {
  const now = mailedSession.startsAt - hours * hour;
  expect(render(sessionMail("session-tomorrow", "en"), now).subject).toBe(subject);
});

test("a moved session has the old time struck, a cancelled one the next free times", () => {
  const moved = render(sessionMail("session-rescheduled", "et"));
  expect(moved.html).toContain("kolmapäev, 25. november, 17:00–17:50</s>");
  expect(moved.text).toContain("varem: kolmapäev, 25. november, 17:00–17:50");
  expect(moved.text).toContain("Põhjus: Jäin haigeks, vabandust.");
  const cancelled = render(sessionMail("session-cancelled", "et"));
  expect(cancelled.text).toContain("Tasu: Sulle see midagi ei maksa.");
  expect(cancelled.text).toContain(
    "L, 28. nov, 18:15: https://heaolu.example/therapist/view/kulli-magi?practice=1&type=IN_PERSON" +
      "&start=2026-11-28T16%3A15%3A00.000Z&book",
  );
  const late = sessionMail("session-cancelled", "et", {
    change: { by: "Liisa Tamm", reason: "", lateHours: 24 },
  });
  expect(render(late).text).toContain("Tühistati vähem kui 24 h enne algust.");
  expect(render(late).text).not.toContain("Põhjus");
});

test("a call has its link, or says when it appears, or who gives it", () => {
  const from = mailedSession.startsAt - 24 * hour;
  const booked = (call: typeof mailedSession.call, template: "" | "-therapist" = "") =>
    render(sessionMail(`session-booked${template}`, "en", { call, place: "" })).text;
  expect(booked({ callLink: null, callLinkFrom: from }))
    .toContain(
      "Call: Video call; its link appears in your booking, which this email opens, and in the reminder on Mon 23",
    );
  expect(booked({ callLink: null, callLinkFrom: null })).toContain("gives you the link");
  expect(booked({ callLink: null, callLinkFrom: null }, "-therapist"))
    .toContain("you have not added a link yet");
  const open = booked({ callLink: "https://meet.example.org/a?b=1", callLinkFrom: from });
  expect(open).toContain("Open the call:\nhttps://meet.example.org/a?b=1\n");
  expect(open).toContain("Opens meet.example.org in your browser");
});

test("how a video call is paid is between the client and the practitioner", () => {
  const booked = (changes: Partial<typeof mailedSession>, template: "" | "-therapist" = "") =>
    render(sessionMail(`session-booked${template}`, "en", changes)).text;
  const call = { callLink: null, callLinkFrom: null };
  const agreed = "You agree with the practitioner how you pay.";
  expect(booked({ call, place: "" })).toContain(agreed);
  expect(booked({})).not.toContain(agreed);
  expect(booked({ call, place: "" }, "-therapist")).not.toContain(agreed);
  expect(booked({ call, place: "", priceCents: 0 })).not.toContain(agreed);
  const back = { order: 0, "gift-card": 0, package: 0 };
  const paid = { priceCents: 6500, paidCents: 1000, restCents: 5500, back, byPackage: false };
  expect(booked({ call, place: "", paid })).toContain("€65: €10 paid, €55 left to pay");
  expect(booked({ paid })).toContain("€55 to pay on site");
});

test("a client elsewhere reads the time there and the practitioner's", () => {
  const { text } = render(sessionMail("session-booked", "en", {
    timeZone: "Europe/London",
    otherTimeZone: "Europe/Tallinn",
  }));
  expect(text).toContain("Time: Tuesday 24 November, 16:15–17:05");
  expect(text).toContain("London, GMT. For the practitioner 18:15–19:05 (Tallinn time, GMT+2).");
});

test("a name cannot change the lines, tags or links of a mail", () => {
  const plain = render(sessionMail("session-booked", "en"));
  const counts = ({ text, html }: typeof plain) =>
    [/\n/g, /<a /g, /<p /g, /<tr /g].map((part) => `${text}${html}`.match(part)?.length);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => {
    const mail = render(sessionMail("session-booked", "en", {
      with: `Mari ${name}`,
      place: `Poska ${name}`,
      change: null,
    }));
    expect(mail.subject).toBe(plain.subject);
    expect(counts(mail)).toEqual(counts(plain));
  }));
});

test.each(languages)("mails in %s that one can do without link to the settings", (language) => {
  const settingsPage = "https://heaolu.example/user/profile";
  for (const { message } of messages.filter((one) => one.language === language)) {
    const mail = render(message);
    const isOptional = /^(session-(tomorrow|soon)|saved-search)/.test(message.template);
    expect(mail.unsubscribe).toBe(isOptional ? settingsPage : undefined);
    expect(mail.text.includes(settingsPage)).toBe(isOptional);
    expect(mail.html.includes(`href="${settingsPage}"`)).toBe(isOptional);
  }
});

test("the preview of a mail in a list of mails shows only the brand", () => {
  for (const { message } of messages) {
    const { html } = render(message);
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

test("a mail queued by an earlier version still says when, with whom and where", () => {
  const { text } = render({
    to: "x",
    language: "en",
    template: "session-booked",
    facts: { when: "Tuesday, 18:15", therapist: "Külli Mägi", place: "Poska 12", path: "/journal" },
  });
  expect(text).toContain("Tuesday, 18:15\nKülli Mägi\nPoska 12\n");
});
