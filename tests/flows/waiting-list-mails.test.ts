import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import type { Language } from "backend/domain/text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { publicUrl, type TestApp } from "../test-app.ts";
import { type Person } from "./booked-session.ts";
import { openVisit } from "./waiting-list-steps.ts";

const practitioner = "Maarja-Liis Tammelaid";

const offered: Record<Language, { subject: RegExp; until: RegExp; practice: string }> = {
  et: {
    subject: /^Sinu jaoks vaba aeg: E, 23\. nov kell 10:00$/,
    until: /Vasta hiljemalt: R, 20\. nov kell 11:00/,
    practice: "Kehapsühhoteraapia",
  },
  en: {
    subject: /^A time for you: Mon,? 23 Nov at 10:00$/,
    until: /Answer by: Fri,? 20 Nov at 11:00/,
    practice: "Body psychotherapy",
  },
  ru: {
    subject: /^Время для вас: пн, 23 нояб\., 10:00$/,
    until: /Ответьте до: пт, 20 нояб\., 11:00/,
    practice: "Телесная психотерапия",
  },
};

test.each(["et", "en", "ru"] as const)(
  "the mails of the waiting list answer everything in %s, with a discreet subject",
  async (language) => {
    await using visit = await openVisit();
    const { app } = visit;
    const anna = await visit.client("anna");
    await speak(app, anna, language);
    const { token } = await visit.join(anna);
    await visit.cancel();
    app.advance(hour);
    const [joined, offer] = await mailsTo(app, anna);
    const link = `${publicUrl}/waiting-list#${token}`;
    for (const mail of [joined!, offer!]) {
      expect(mail.subject).not.toContain("Tammelaid");
      expect(mail.text).toContain(practitioner);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
    }
    const { subject, until, practice } = offered[language];
    expect(offer!.subject).toMatch(subject);
    expect(offer!.subject).not.toContain(practice);
    expect(offer!.text).toMatch(until);
    expect(offer!.text).toMatch(/GMT\+2/);
    for (const fact of [practice, "Salme 14-3", "€"]) {
      expect(offer!.text).toContain(fact);
      expect(offer!.html).toContain(fact);
    }

    app.advance(hour);
    await visit.work();
    const ended = (await mailsTo(app, anna)).at(-1)!;
    expect(ended.text).toContain(practitioner);
    expect(ended.text).not.toMatch(until);
    const path = `/waiting-lists/people/${token.split(".")[0]}`;
    const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
    expect((await app.send("DELETE", path, undefined, headers)).status).toBe(204);
    const removed = (await mailsTo(app, anna)).at(-1)!;
    expect(removed.text).toContain(practitioner);
    expect(removed.text).not.toContain(token);
  },
);

test("accepting sends both people the usual confirmation with a calendar entry", async () => {
  await using visit = await openVisit();
  const { app } = visit;
  const anna = await visit.client("anna");
  await visit.join(anna);
  await visit.cancel();
  await visit.answer("accept", (await visit.place(anna))!);
  await sendDueMails(app.ports, { clock: app.now });
  const sent = await app.ports.persistence.outbox.listSent(100);
  const booked = sent.filter(({ subject }) => /^(Confirmed|Uus broneering): /.test(subject));
  expect(booked.length).toBeGreaterThanOrEqual(2);
  for (const { attachments } of booked) expect(attachments[0]?.text).toContain("METHOD:REQUEST");
});

test("an erased person's kept time goes to the next person, and the export has the list", async () => {
  await using visit = await openVisit();
  const { app } = visit;
  const [anna, berta] = [await visit.client("anna"), await visit.client("berta")];
  await visit.join(anna);
  app.advance(1);
  const bertas = await visit.join(berta);
  await visit.cancel();
  const archive = await app.ports.persistence.personalData
    .collect((await app.ports.persistence.users.find(anna.user.id))!);
  expect(archive.waitingLists).toMatchObject([{ offers: [{ status: "open" }] }]);

  const password = "a password of mine alone";
  const erased = await app.post("/user/me/erase", { password }, anna.headers);
  expect(erased.status).toBe(200);
  await visit.work();
  expect(await visit.read(bertas)).toMatchObject({ state: "offered", ahead: 0 });
});

async function speak({ ports }: TestApp, { user }: Person, language: Language) {
  await ports.persistence.transaction(async ({ users }) => {
    const person = await users.find(user.id);
    await users.save({ ...person!, language });
  });
}

/** Sent now, oldest first. */
async function mailsTo(app: TestApp, { user }: Person) {
  await sendDueMails(app.ports, { clock: app.now });
  const sent = await app.ports.persistence.outbox.listSent(100);
  return sent.filter(({ to }) => to === user.email).reverse();
}
