import type { consents } from "../schema/consents.ts";
import type { users } from "../schema/users.ts";
import { readData, type TherapistData } from "./demo-data.ts";
import { day, type DemoDay, demoId, homeZone } from "./demo-day.ts";
import { regulars } from "./demo-history.ts";
import { portraitOf } from "./demo-pictures.ts";
import { askers } from "./demo-question-texts.ts";
import { oldestDays } from "./demo-therapists.ts";

export const userIdOf = (email: string) => demoId("user", email);

export function adminId(): string {
  const { accounts } = readData("clients");
  return userIdOf(accounts.find(({ role }) => role === "admin")!.email);
}

/** The client with whom visitors of the demo sign in. */
export function demoClient(): { id: string; name: string } {
  const { email, name } = readData("clients").accounts.find(({ role }) => role === "client")!;
  return { id: userIdOf(email), name };
}

export function userRows(
  therapists: TherapistData[],
  passwordHash: string,
  demoDay: DemoDay,
): (typeof users.$inferInsert)[] {
  const { accounts } = readData("clients");
  const zones = new Map(therapists.map(({ slug, availability }) => [slug, availability.timeZone]));
  const staff = accounts.filter(({ role }) => role !== "client");
  return [
    ...staff.map((account) => ({ ...account, joinedDaysAgo: oldestDays })),
    ...allClients().map((client) => ({ ...client, role: "client", therapist: undefined })),
  ].map(({ email, name, language, role, therapist, joinedDaysAgo }) => {
    const joinedAt = demoDay.startsAt - joinedDaysAgo * day;
    return {
      id: userIdOf(email),
      email,
      emailKey: email,
      emailVerifiedAt: joinedAt,
      name,
      nameKey: name.toLowerCase(),
      passwordHash,
      language,
      timeZone: (therapist && zones.get(therapist)) ?? homeZone,
      pictureKey: therapist ? portraitOf(therapist).key : null,
      isAdmin: role === "admin",
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
  });
}

/** What a client agreed to, in one language. */
export type DemoConsent = Pick<
  typeof consents.$inferInsert,
  "purpose" | "version" | "language" | "textHash"
>;

/** Every demo client has agreed to everything on the day of joining. */
export function consentRows(
  agreed: DemoConsent[],
  demoDay: DemoDay,
): (typeof consents.$inferInsert)[] {
  return allClients().flatMap(({ email, language, joinedDaysAgo }) =>
    agreed.filter((consent) =>
      consent.language === language &&
      (consent.purpose !== "questions" || askers.includes(email))
    ).map((consent) => ({
      ...consent,
      privacyVersion: 1,
      id: demoId("consent", email, consent.purpose),
      userId: userIdOf(email),
      givenAt: demoDay.startsAt - joinedDaysAgo * day,
    }))
  );
}

function allClients() {
  return [
    ...readData("clients").clients.map(({ name, email, language, sessions }) => ({
      name,
      email,
      language,
      joinedDaysAgo: 40 - Math.min(...sessions.map(({ daysFromNow }) => daysFromNow)),
    })),
    ...regulars().map(({ name, email, language, firstDaysAgo }) => ({
      name,
      email,
      language,
      joinedDaysAgo: firstDaysAgo + 12,
    })),
  ];
}

export function accountOf(slug: string): string | null {
  accounts ??= new Map(
    readData("clients").accounts.map(({ email, therapist }) => [therapist, userIdOf(email)]),
  );
  return accounts.get(slug) ?? null;
}

let accounts: Map<string | undefined, string> | undefined;
