import fc from "fast-check";
import { expect, test } from "vitest";
import { discreetNames, discreetWord } from "../../domain/discreet.ts";
import { languages } from "../../domain/text.ts";
import { mailTemplates } from "../../ports/mail.ts";
import { icalCalendarFiles } from "../calendar-files/ical.ts";
import { mailRenderer } from "./render-mail.ts";
import { sentAt, sessionMail } from "./session-mail.testing.ts";

const render = mailRenderer({
  publicUrl: "https://heaolu.example",
  brand: "Heaolu",
  contactEmail: "info@heaolu.example",
  calendarFiles: icalCalendarFiles({ name: "Heaolu", email: "noreply@heaolu.example" }),
});

const who = "Külli Mägi";
const facts = {
  ...Object.fromEntries(
    ["name", "therapist", "client", "companion", "member", "team", "buyer", "recipient", "practice"]
      .map((fact) => [fact, who]),
  ),
  amount: "65 €",
  number: "A-17",
  until: "24. november",
  code: "417 203",
  path: "/journal",
};

const revealing = new RegExp(
  [
    "heaolu|külli|mägi|65|A-17",
    "teraapia|praktik|terap|nõusta|massaaž|päevik|kingi|test|soovitus|arvustus|tunnistus|avaldus",
    "therap|practi|counsel|massage|journal|gift|review|recommend|certificate|wellbeing|health",
    "терап|практик|консульт|массаж|дневник|подар|отзыв|рекоменд|тест|здоров|психо",
  ].join("|"),
  "i",
);

test("a discreet mail of any kind says nothing about its sender before it is opened", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...mailTemplates),
      fc.constantFrom(...languages),
      fc.constantFrom(...discreetNames),
      (template, language, discreet) => {
        const usual = template.startsWith("session-")
          ? sessionMail(template, language)
          : { to: "x@example.ee", language, template, facts };
        const mail = render({ ...usual, facts, id: "1", now: sentAt, discreet });
        const word = discreetWord[discreet][language];
        expect(mail.sender).toBe(word);
        const preview = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(mail.html)![1]!;
        const title = /<title>(.*?)<\/title>/.exec(mail.html)![1]!;
        expect(preview.startsWith(word)).toBe(true);
        for (const part of [mail.sender, mail.subject, title, preview]) {
          expect(part).not.toMatch(revealing);
          expect(part).not.toMatch(/[{}]|undefined/);
        }
        const [first] = mail.text.split("\n");
        expect(first).toBe(mail.subject);
        for (const { text } of mail.attachments) {
          const entry = text.replaceAll(/\r\n /g, "");
          expect(entry).not.toMatch(/^(DESCRIPTION|LOCATION|URL|GEO)/m);
          expect(entry).toMatch(
            /^ORGANIZER;CN="?(Kal|Cal|Кал|Mär|Not|Зам|Tea|Mes|Соо|Aja|Sch|Рас)/m,
          );
          expect(entry).toMatch(/^SUMMARY:(Hõivatud|Busy|Занято)/m);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("the subject of a discreet mail still says the code, or when", () => {
  const subject = (mail: Parameters<typeof render>[0]) => render(mail).subject;
  const about = { id: "1", now: sentAt, discreet: "notes" as const };
  const code = { to: "x@example.ee", language: "et" as const, template: "sign-in-code" as const };
  expect(subject({ ...code, facts, ...about })).toBe("Kood: 417 203");
  expect(subject({ ...sessionMail("session-booked", "en"), ...about })).toMatch(/^Time: .*24/);
});
