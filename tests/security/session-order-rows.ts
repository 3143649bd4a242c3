import { sql } from "drizzle-orm";
import { day, hour, minute } from "backend/domain/duration.ts";
import { purchaseSecret } from "backend/use-cases/payments/purchase-access.ts";
import { offeredTimes } from "../flows/booked-session.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { withoutLimits } from "./money-rows.ts";
import { hidden, open, type Row, row, signedIn } from "./matrix-row.ts";

let next = 0;

/** A held time that is paid on site, which an order without a card books at once. */
async function heldTime(fixture: Fixture): Promise<Call> {
  const { app, therapistId } = fixture;
  await withoutLimits(fixture);
  await app.database.transaction(async (connection) => {
    await connection.run(sql`update practices set approval = 'never'`);
    await connection.run(sql`delete from holds`);
  });
  const { practice, times } = await offeredTimes(app, therapistId, 14, 28);
  const startsAt = times[3 * next++ % times.length]!;
  const wanted = { event_type: practice.eventTypeUri, start_time: startsAt };
  const held = await app.post("/calendly/holds", wanted);
  if (held.status !== 201) throw new Error(await held.text());
  const { id, secret } = await held.json();
  const place = { eventType: practice.eventTypeUri, startsAt, timeZone: "Europe/Tallinn" };
  return { body: { ...place, hold: { id, secret } } };
}

/** An order of the owner that waits for its payment. */
async function waiting({ app, users, therapistId }: Fixture) {
  const id = crypto.randomUUID();
  const startsAt = app.now() + 3 * day;
  await app.ports.persistence.transaction(({ sessionOrders }) =>
    sessionOrders.add({
      id,
      therapistId,
      userId: users.owner.id,
      language: "et",
      eventTypeUri: "no event type",
      practiceType: "BODY_PSYCHOTHERAPY",
      intro: false,
      priceCents: 6000,
      startsAt,
      endsAt: startsAt + hour,
      timeZone: "Europe/Tallinn",
      clientTimeZone: "Europe/Tallinn",
      phone: null,
      meetingType: "VIDEO_CALL",
      place: "",
      answers: [],
      tracking: {},
      suitability: null,
      holdId: id,
      holdSecretSealed: "",
      giftCardId: null,
      giftCardCents: 0,
      createdAt: app.now(),
      payBy: app.now() + 30 * minute,
      status: "waiting",
      endedAt: null,
      therapySessionId: null,
      secretLinkId: null,
    })
  );
  const buyerUserId = users.owner.id;
  const secret = purchaseSecret(app.ports, { kind: "session", reference: id, buyerUserId });
  return { params: { id }, headers: { "X-Purchase-Secret": secret } };
}

/** Bookings that a card or a payment pays. */
export const sessionOrderRows: Row[] = [
  row("createSessionOrder", { ...signedIn(201), practitioner: 409 }, heldTime),
  row("getSessionOrder", open(200), waiting),
  row("getSessionOrder", hidden({ owner: 200 }), async (fixture) => {
    const { params } = await waiting(fixture);
    return { params };
  }, { when: "without the secret" }),
  row("listWaitingOrders", signedIn(200)),
  row("retrySessionOrderPayment", open(200), waiting),
  row("takeBackSessionOrder", open(200), waiting),
];
