import { and, eq, notInArray, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards, leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { reviews } from "db/schema/therapists.ts";
import {
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import { defaultTimeZone, emailKey, type User } from "../../../../domain/account.ts";
import { whose } from "./whose.ts";

/** What stands where a name was. */
const nobody = "–";

export async function erasePerson(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const own = whose(connection, user);
  await connection.delete(therapySessionComments)
    .where(eq(therapySessionComments.authorUserId, user.id));
  await connection.update(reviews).set({ name: nobody, therapySessionId: null }).where(own.reviews);
  await forgetInHistory(connection, user, own);
  await connection.delete(outbox).where(own.mails);
  await connection.delete(leads).where(own.leads);
  await connection.delete(invitations).where(own.invitations);
  await forgetInGiftCards(connection, own);
  await connection.delete(idempotencyKeys).where(or(
    sql`instr(${idempotencyKeys.body}, ${user.id}) > 0`,
    sql`instr(lower(${idempotencyKeys.body}), ${emailKey(user.email)}) > 0`,
  ));
  await handSessionsOver(connection, user, heirId, now);
  // Devices, links, agreements and whatever else is only theirs goes with the record.
  await connection.delete(users).where(eq(users.id, user.id));
}

type Own = ReturnType<typeof whose>;

/** Who did it, and their words; that it was done stays. */
async function forgetInHistory(connection: Connection, user: User, own: Own): Promise<void> {
  const { actor, actorUserId, reason } = therapySessionHistory;
  await connection.update(therapySessionHistory).set({ reason: null })
    .where(and(own.history, eq(actor, "client"), notInArray(reason, ["free", "late"])));
  await connection.update(therapySessionHistory).set({ actorUserId: null })
    .where(eq(actorUserId, user.id));
}

/** The sale has to stay in the books; whose it was does not. */
async function forgetInGiftCards(connection: Connection, own: Own): Promise<void> {
  await connection.update(giftCards).set({ buyerName: nobody, buyerEmail: "", message: "" })
    .where(own.boughtCards);
  await connection.update(giftCards)
    .set({ recipientName: nobody, recipientEmail: null, postalAddress: null, message: "" })
    .where(own.receivedCards);
}

/** The practitioner keeps that there was a session, and not whose. */
async function handSessionsOver(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const [any] = await connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, user.id)).limit(1);
  if (!any) return;
  const email = `${heirId}@erased.invalid`;
  await connection.insert(users).values({
    id: heirId,
    email,
    emailKey: email,
    name: nobody,
    language: "et",
    timeZone: defaultTimeZone,
    disabledAt: now,
    erasedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await connection.update(therapySessions).set({
    userId: heirId,
    noteSealed: null,
    cancelReason: sql`case when cancelled_by = 'client' then null else cancel_reason end`,
  }).where(eq(therapySessions.userId, user.id));
}
