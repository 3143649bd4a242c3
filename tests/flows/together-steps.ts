import { day } from "backend/domain/duration.ts";
import type { TestApp } from "../test-app.ts";
import { bookAtProvider, type Person } from "./booked-session.ts";
import { type Member, memberOf } from "./team-steps.ts";

/** The first practice with a price that a practitioner gives by video. */
export async function practiceOf(app: TestApp, { id }: Pick<Member, "id">) {
  const therapist = (await app.ports.persistence.therapists.find(id))!;
  return therapist.practices.find(({ intro, seats, meetingTypes }) =>
    !intro && seats === 1 && meetingTypes.includes("VIDEO_CALL")
  )!;
}

export function choose(app: TestApp, lead: Member, practiceId: string, companions: string[]) {
  return app.send("PUT", `/companions/${practiceId}`, { companions }, lead.headers);
}

export function answer(
  app: TestApp,
  { headers }: Pick<Member, "headers">,
  practiceId: string,
  given: "accept" | "decline",
) {
  return app.post(`/companions/${practiceId}/${given}`, undefined, headers);
}

/** The starts of an event type in the coming days. */
export async function startsOf(app: TestApp, eventTypeUri: string, days = 14): Promise<string[]> {
  const query = new URLSearchParams({
    event_type: eventTypeUri,
    start_time: new Date(app.now()).toISOString(),
    end_time: new Date(app.now() + days * day).toISOString(),
  });
  const response = await app.get(`/calendly/event-type-available-times?${query}`);
  const { collection } = await response.json() as { collection: { start_time: string }[] };
  return collection.map(({ start_time }) => start_time);
}

/** A practice of the first demo practitioner that is held together with the third one. */
export async function heldTogether(app: TestApp) {
  const [lead, companion] = [await memberOf(app, 1), await memberOf(app, 3)];
  const practice = await practiceOf(app, lead);
  const own = await practiceOf(app, companion);
  const alone = await startsOf(app, practice.eventTypeUri);
  const chosen = await choose(app, lead, practice.id, [`/@${companion.slug}/yoga`]);
  if (chosen.status !== 200) throw new Error(await chosen.text());
  const agreed = await answer(app, companion, practice.id, "accept");
  if (agreed.status !== 204) throw new Error(await agreed.text());
  return { lead, companion, practice, own, alone };
}

/** A booking from the chosen time to the journal. */
export async function book(
  app: TestApp,
  client: Person,
  { eventTypeUri }: { eventTypeUri: string },
  startTime: string,
) {
  const therapist = await app.ports.persistence.therapists.findByEventType(eventTypeUri);
  const addresses = await bookAtProvider(app, client, eventTypeUri, startTime);
  const body = { therapistId: therapist!.id, userId: client.user.id, ...addresses };
  const response = await app.post("/therapy-sessions", body, client.headers);
  if (response.status !== 201) throw new Error(await response.text());
  return await response.json();
}

/** What the companion sees of the coming sessions that others lead. */
export async function togetherOf(app: TestApp, { headers }: Pick<Member, "headers">) {
  const range = new URLSearchParams({
    from: new Date(app.now()).toISOString(),
    to: new Date(app.now() + 60 * day).toISOString(),
  });
  return (await (await app.get(`/companions/sessions?${range}`, headers)).json()).sessions;
}
