import { expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import { discreetSubject } from "backend/adapters/mail/discreet-mail.ts";

const read = (path: string) =>
  JSON.parse(Deno.readTextFileSync(new URL(`../${path}`, import.meta.url)));

test.each(languages)(
  "the preview of discreet mode has the subjects of the mails, in %s",
  (language) => {
    const { subject } = read(`backend/adapters/mail/texts/${language}.json`)["session-booked"];
    const { subjectBefore, subjectAfter } = read(`frontend/i18n/${language}.json`).discreet;
    expect(subjectBefore).toBe(subject);
    expect(subjectAfter).toBe(discreetSubject(subject, { when: "{{when}}" }, language));
  },
);
