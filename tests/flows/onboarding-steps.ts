import { expect } from "vitest";
import { certificates } from "db/schema/therapists.ts";
import type { Language } from "backend/domain/text.ts";
import { newMails, tokenIn } from "../support/sign-in-steps.ts";
import type { TestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import type { Person } from "./booked-session.ts";
import { type Content, editorOf } from "./profile-steps.ts";

/** The secret of an applicant's page, in a mail that links to it. */
export function leadSecretIn(mail: { text: string } | undefined): string {
  const [, secret] = /\/join\/status#([\w-]+\.[\w-]+)\n/.exec(mail?.text ?? "") ?? [];
  if (!secret) throw new Error("no link to an application in the mail");
  return secret;
}

export function invitationIn(mail: { text: string } | undefined): string {
  const [, hash] = /\/register\?hash=([\w-]{43})\n/.exec(mail?.text ?? "") ?? [];
  if (!hash) throw new Error("no invitation in the mail");
  return hash;
}

export function signInAdmin(app: TestApp) {
  return app.signIn("admin@demo.heaolu.ee");
}

export const kadri = {
  email: "kadri.kask@example.ee",
  name: "Kadri Kask",
  password: "mõnus kevad õues",
};

/** From leaving an address to the account of the invited person; the mails are read on the way. */
export async function joinAndRegister(
  app: TestApp,
  language: Language,
  details?: Record<string, unknown>,
) {
  const admin = await signInAdmin(app);
  const visitor = { "Accept-Language": language };
  await app.post("/leads", { email: kadri.email, iAmPractitioner: true }, visitor);
  const secret = leadSecretIn((await newMails(app)).at(-1));
  await app.post("/leads/confirm", { secret });
  if (details) await app.post("/leads/details", { secret, ...details });
  await app.post(`/admin/leads/${secret.split(".")[0]}/invite`, undefined, admin.headers);
  const hash = invitationIn((await newMails(app)).at(-1));
  const registered = await app.post("/auth/register", { ...kadri, language, hash });
  expect(registered.status).toBe(202);
  await app.post("/auth/verify-email", { token: tokenIn((await newMails(app)).at(-1)) });
  const editor = await editorOf(app, kadri.email, kadri.password);
  const state = async () =>
    (await (await app.post("/leads/status", { secret })).json()).state as string;
  return { admin, editor, state };
}

const texts = {
  briefIntroduction: "Rahulik vestlus, mis viib edasi.",
  review: "",
  about: "Olen töötanud inimestega kümme aastat.",
  experience: "Psühholoogia magister, 600 tundi tööd.",
  howICanHelp: "Kuulan ja küsin, kuni järgmine samm on selge.",
};

/** A video practice with everything that a profile needs; the picture is the account's. */
export function completeContent(content: Content): Partial<Content> {
  return {
    name: kadri.name,
    email: kadri.email,
    gender: "FEMALE",
    city: "TARTU",
    languages: ["ESTONIAN"],
    waysOfHelping: content.waysOfHelping.length > 0 ? content.waysOfHelping : ["STRESS"],
    cancellationNoticeHours: 24,
    showInSearch: true,
    pictureFollowsAccount: true,
    texts: { et: texts, en: texts, ru: texts },
    practices: [{
      id: crypto.randomUUID(),
      type: "COACHING",
      durationMinutes: 60,
      priceCents: 5000,
      meetingTypes: ["VIDEO_CALL"],
      bufferMinutes: null,
      seats: 1,
      startTimes: [],
      intro: false,
      schedulingUrl: "",
      archived: false,
    }],
  };
}

/** A picture of the account and a declared certificate, as a complete profile has them. */
export async function addPictureAndCertificate(app: TestApp, therapistId: string, userId: string) {
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = await users.find(userId);
    await users.save({ ...user!, pictureKey: "avatars/6b61647269.webp" });
  });
  await app.database.transaction((tx) =>
    tx.insert(certificates).values(certificateOf(therapistId, app.now()))
  );
}

/** A declared one. `now` in ms. */
export function certificateOf(therapistId: string, now: number): typeof certificates.$inferInsert {
  return {
    id: crypto.randomUUID(),
    therapistId,
    position: 0,
    title: "Coach",
    issuer: "ICF",
    year: 2024,
    practices: ["COACHING"],
    classLabel: "association",
    createdAt: now,
    updatedAt: now,
  };
}

/** Every day from 9:00 to 17:00 by video. */
export async function openWeek(app: TestApp, person: Person): Promise<void> {
  const { body } = await read(app, person);
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    id: crypto.randomUUID(),
    weekday,
    fromMinute: 540,
    toMinute: 1020,
    placeId: null,
  }));
  const saved = await put(app, person, { ...draftOf(body), rules });
  expect(saved.status, await saved.clone().text()).toBe(200);
}
