import { eq } from "drizzle-orm";
import { day } from "backend/domain/duration.ts";
import { eventTypes } from "db/schema/scheduling.ts";
import { practices } from "db/schema/therapists.ts";
import type { TestApp } from "../test-app.ts";

export const details = {
  name: "Kalamaja ruum",
  description: {
    et: "Kaks terapeuti ühe katuse all.",
    en: "Two therapists under one roof.",
    ru: "",
  },
  city: "TALLINN",
  address: "Salme 14",
};

export type Member = Awaited<ReturnType<typeof memberOf>>;

/** A demo practitioner who is signed in. */
export async function memberOf(app: TestApp, number: number) {
  const person = await app.signIn(`therapist${number}@demo.heaolu.ee`);
  const id = person.user.therapistId as string;
  const therapist = (await app.ports.persistence.therapists.find(id))!;
  return { ...person, id, slug: therapist.slug, name: therapist.name };
}

/** A team of these practitioners; the first one owns it. */
export async function teamOf(app: TestApp, [owner, ...others]: [Member, ...Member[]]) {
  const made = await app.post("/teams", details, owner.headers);
  if (made.status !== 201) throw new Error(await made.text());
  const team = await made.json();
  for (const { slug, headers } of others) {
    await app.post(`/teams/${team.id}/members`, { practitioner: slug }, owner.headers);
    const answer = await app.post(`/teams/${team.id}/accept`, undefined, headers);
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  return { id: team.id as string, slug: team.slug as string, path: `/teams/${team.slug}` };
}

/** Makes the first priced practice of each of them one of the same type and length. */
export async function givingTheSame(app: TestApp, members: Member[]) {
  const kind = { type: "BODY_PSY", durationMinutes: 60, intro: false };
  const offered: string[] = [];
  for (const { id } of members) {
    const therapist = (await app.ports.persistence.therapists.find(id))!;
    const practice = therapist.practices.find(({ intro }) => !intro)!;
    await app.database.transaction(async (tx) => {
      await tx.update(practices).set(kind).where(eq(practices.id, practice.id));
      await tx.update(eventTypes).set({ durationMinutes: kind.durationMinutes, capacity: 1 })
        .where(eq(eventTypes.id, practice.eventTypeUri.split("/").at(-1)!));
    });
    offered.push(practice.eventTypeUri);
  }
  return { practice: kind.type, duration: kind.durationMinutes, intro: false, offered };
}

type Kind = Pick<Awaited<ReturnType<typeof givingTheSame>>, "practice" | "duration" | "intro">;

export type TeamTime = {
  startsAt: string;
  free: { therapistId: string; schedulingUrl: string; meetingTypes: string[] }[];
};

export async function timesOf(
  app: TestApp,
  path: string,
  { practice, duration }: Kind,
  { days = 14, headers = {} }: { days?: number; headers?: Record<string, string> } = {},
): Promise<TeamTime[]> {
  const query = new URLSearchParams({
    practice,
    duration: `${duration}`,
    from: new Date(app.now()).toISOString(),
    to: new Date(app.now() + days * day).toISOString(),
  });
  return (await (await app.get(`${path}/times?${query}`, headers)).json()).times;
}

export function holdAny(
  app: TestApp,
  path: string,
  { practice, duration, intro }: Kind,
  startsAt: string,
  headers = {},
  meetingType?: "IN_PERSON" | "VIDEO_CALL",
) {
  const body = { practice, duration, intro, startsAt, meetingType };
  return app.post(`${path}/holds`, body, headers);
}
