import type { Call } from "./matrix-calls.ts";
import { session } from "./matrix-calls.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { mailedLink } from "./guest-calls.ts";
import { open, owned, roles, type Row, row } from "./matrix-row.ts";

const today = ({ app }: Fixture) => new Date(app.now()).toISOString().slice(0, 10);

function lastDay(fixture: Fixture): Promise<Call> {
  return Promise.resolve({ body: { toDate: today(fixture) } });
}

/** Of the practitioner, whose hours are open again after the call. */
async function startedAbsence(fixture: Fixture, actor: Actor): Promise<Call> {
  const headers = fixture.headers(actor === "otherPractitioner" ? actor : "practitioner");
  const answer = await fixture.app.post("/absences", { toDate: today(fixture) }, headers);
  const { id } = await answer.json();
  return { params: { id }, absent: { id: crypto.randomUUID() } };
}

/** A booking that its practitioner cannot hold. */
async function awayLink(fixture: Fixture): Promise<Call> {
  const call = await mailedLink(fixture);
  const [id] = (call.body as { token: string }).token.split(".");
  await fixture.app.ports.persistence.transaction(async ({ therapySessions }) => {
    const booked = (await therapySessions.find(id!))!;
    const awaySince = fixture.app.now();
    await therapySessions.save({ ...booked, meetingType: "IN_PERSON", awaySince });
  });
  return call;
}

async function replacement(fixture: Fixture): Promise<Call> {
  const { body } = await awayLink(fixture);
  const { practice, times } = await fixture.offered();
  const { eventTypeUri, priceCents, durationMinutes } = practice;
  const shown = { priceCents, durationMinutes };
  return { body: { ...body as object, eventTypeUri, startsAt: times.at(-1), ...shown } };
}

export const absenceRows: Row[] = [
  row(
    "previewAbsence",
    roles({ practitioner: 200, otherPractitioner: 200 }),
    (fixture) => ({ query: { toDate: today(fixture) } }),
  ),
  row("getCurrentAbsence", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("startAbsence", roles({ practitioner: 200, otherPractitioner: 200 }), lastDay),
  row("endAbsence", roles({ practitioner: 200, otherPractitioner: 200 }), startedAbsence),
  row("listBookingAlternatives", open(200), awayLink),
  row("listBookingAlternatives", open(409), mailedLink, {
    when: "of a booking that takes place",
  }),
  row("replaceBooking", open(200), replacement),
  row("getBookingLink", owned({ owner: 200 }), session(undefined)),
];
