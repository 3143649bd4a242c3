import { and, eq, exists, inArray, isNotNull, like, ne, notInArray, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { assistants } from "db/schema/assistants.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { changes } from "db/schema/changes.ts";
import { bookingRequests } from "db/schema/booking-requests.ts";
import { courseAnswers } from "db/schema/courses.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards } from "db/schema/gift-cards.ts";
import { leads } from "db/schema/leads.ts";
import { packages } from "db/schema/packages.ts";
import { payments } from "db/schema/payments.ts";
import { practitionerNotes } from "db/schema/practitioner-notes.ts";
import { outbox } from "db/schema/outbox.ts";
import { signInCodes } from "db/schema/sign-in-codes.ts";
import { holds } from "db/schema/scheduling.ts";
import { reviewReports, reviews } from "db/schema/reviews.ts";
import {
  formerTherapySessions,
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { sealedJournals } from "db/schema/sealed-journals.ts";
import { sessionOrders } from "db/schema/session-orders.ts";
import { sessionRequests } from "db/schema/session-requests.ts";
import { suitabilityRecords } from "db/schema/suitability-records.ts";
import { suitabilityChecks, suitabilityTurns } from "db/schema/suitability-turns.ts";
import { users } from "db/schema/users.ts";
import { waitingListEntries, waitingListOffers } from "db/schema/waiting-list.ts";
import { defaultTimeZone, emailKey, erasedAddress, type User } from "../../../domain/account.ts";
import { ownComments, type OwnRows, ownRows } from "./own-rows.ts";

const erasedName = "–";
const bookingMails = ["confirm-booking", "recommendation-received"] as const;

export async function erasePerson(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const own = ownRows(connection, user);
  await connection.delete(therapySessionComments)
    .where(eq(therapySessionComments.authorUserId, user.id));
  await eraseBookings(connection, user, heirId, now);
  await connection.delete(outbox).where(own.mails);
  await connection.delete(reviewReports).where(own.reports);
  await connection.delete(leads).where(own.leads);
  await connection.delete(invitations).where(own.invitations);
  await connection.delete(assistants).where(own.assistants);
  await eraseInGiftCards(connection, own);
  const codesOf = `${emailKey(user.email)}\n`;
  await connection.delete(signInCodes)
    .where(sql`instr(${signInCodes.key} || char(10), ${codesOf}) = 1`);
  await connection.delete(idempotencyKeys)
    .where(sql`instr(lower(${idempotencyKeys.body}), ${emailKey(user.email)}) > 0`);
  await connection.delete(users).where(eq(users.id, user.id));
  await eraseInChanges(connection, user, heirId);
}

/** Changes of journals name the client; the practitioner's pages still follow them. */
async function eraseInChanges(connection: Connection, user: User, heirId: string): Promise<void> {
  await connection.update(changes)
    .set({ subject: sql`replace(${changes.subject}, ${user.id}, ${heirId})` })
    .where(and(eq(changes.part, "journal"), like(changes.subject, `${user.id} %`)));
}

export async function eraseJournal(
  connection: Connection,
  userId: string,
  now: number,
): Promise<void> {
  const isTheirs = eq(therapySessions.userId, userId);
  const ownSessions = connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(isTheirs);
  const { therapySessionId, action, reason } = therapySessionHistory;
  await connection.delete(therapySessionComments).where(ownComments(userId));
  await connection.delete(courseAnswers).where(eq(courseAnswers.userId, userId));
  await connection.update(therapySessionHistory).set({ reason: null })
    .where(and(inArray(therapySessionId, ownSessions), eq(action, "rate"), isNotNull(reason)));
  await connection.update(formerTherapySessions).set({ noteSealed: null })
    .where(inArray(formerTherapySessions.therapySessionId, ownSessions));
  await connection.update(therapySessions).set({
    noteSealed: null,
    isNoteClosed: false,
    rating: null,
    ratedAt: null,
    updatedAt: sql`max(${now}, ${therapySessions.updatedAt} + 1)`,
  }).where(isTheirs);
  await connection.delete(sealedJournals).where(eq(sealedJournals.userId, userId));
  // The stored answers repeat what was written.
  await connection.delete(idempotencyKeys)
    .where(sql`instr(${idempotencyKeys.body}, ${userId}) > 0`);
}

export async function eraseBookings(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const own = ownRows(connection, user);
  await eraseJournal(connection, user.id, now);
  await eraseInReviews(connection, own);
  await eraseInHistory(connection, user, own);
  // A practitioner still learns of a cancellation that was not mailed yet.
  await connection.delete(outbox).where(and(
    own.mails,
    ne(outbox.state, "waiting"),
    or(
      like(outbox.template, "session-%"),
      like(outbox.template, "waiting-%"),
      inArray(outbox.template, bookingMails),
    ),
  ));
  await connection.delete(bookingRequests)
    .where(eq(bookingRequests.emailKey, emailKey(user.email)));
  await eraseInWaitingLists(connection, user);
  await eraseSessionOrders(connection, user);
  await eraseSessionRequests(connection, user);
  await connection.delete(practitionerNotes).where(eq(practitionerNotes.clientUserId, user.id));
  await connection.delete(suitabilityRecords).where(eq(suitabilityRecords.userId, user.id));
  await connection.delete(suitabilityTurns).where(eq(suitabilityTurns.userId, user.id));
  await connection.delete(suitabilityChecks).where(eq(suitabilityChecks.userId, user.id));
  await moveSessionsToHeir(connection, user, heirId, now);
}

/** What others can read stays without the name, because the average comes from it. */
async function eraseInReviews(connection: Connection, own: OwnRows): Promise<void> {
  // The stored answers repeat the name.
  await connection.delete(idempotencyKeys).where(exists(
    connection.select({ id: reviews.id }).from(reviews)
      .where(and(own.reviews, sql`instr(${idempotencyKeys.body}, ${reviews.id}) > 0`)),
  ));
  await connection.delete(reviews).where(and(own.reviews, ne(reviews.status, "published")));
  await connection.update(reviews).set({ name: erasedName, therapySessionId: null })
    .where(own.reviews);
}

async function eraseInHistory(connection: Connection, user: User, own: OwnRows): Promise<void> {
  const { actor, actorUserId, reason } = therapySessionHistory;
  await connection.update(therapySessionHistory).set({ reason: null })
    .where(and(own.history, eq(actor, "client"), notInArray(reason, ["free", "late"])));
  await connection.update(therapySessionHistory).set({ actorUserId: null })
    .where(eq(actorUserId, user.id));
}

/** A kept time is free again. */
async function eraseInWaitingLists(connection: Connection, user: User): Promise<void> {
  const isTheirs = eq(waitingListEntries.userId, user.id);
  const own = connection.select({ id: waitingListEntries.id }).from(waitingListEntries)
    .where(isTheirs);
  const isOffered = inArray(waitingListOffers.entryId, own);
  const kept = connection.select({ id: waitingListOffers.holdId }).from(waitingListOffers)
    .where(isOffered);
  await connection.delete(holds).where(inArray(holds.id, kept));
  await connection.delete(waitingListOffers).where(isOffered);
  await connection.delete(waitingListEntries).where(isTheirs);
}

/** The times of orders are free again. What a card had kept for them went back to it when the erasure began. */
async function eraseSessionOrders(connection: Connection, user: User): Promise<void> {
  const isTheirs = eq(sessionOrders.userId, user.id);
  const kept = connection.select({ id: sessionOrders.holdId }).from(sessionOrders).where(isTheirs);
  await connection.delete(holds).where(inArray(holds.id, kept));
  await connection.delete(idempotencyKeys).where(exists(
    connection.select({ id: sessionOrders.id }).from(sessionOrders)
      .where(and(isTheirs, sql`instr(${idempotencyKeys.body}, ${sessionOrders.id}) > 0`)),
  ));
  await connection.delete(sessionOrders).where(isTheirs);
}

/** The requested times are free again. */
async function eraseSessionRequests(connection: Connection, user: User): Promise<void> {
  const isTheirs = eq(sessionRequests.userId, user.id);
  const kept = connection.select({ id: sessionRequests.holdId }).from(sessionRequests)
    .where(isTheirs);
  await connection.delete(holds).where(inArray(holds.id, kept));
  // The stored answers name the client.
  await connection.delete(idempotencyKeys).where(exists(
    connection.select({ id: sessionRequests.id }).from(sessionRequests)
      .where(and(isTheirs, sql`instr(${idempotencyKeys.body}, ${sessionRequests.id}) > 0`)),
  ));
  await connection.delete(sessionRequests).where(isTheirs);
}

/** Cards, packages and payments stay, because money is on them; who gave, who received and what was written goes. */
async function eraseInGiftCards(connection: Connection, own: OwnRows): Promise<void> {
  // Before the address goes by which the card is found.
  const withoutMail = sql`json_set(${giftCards.delivery}, '$.email', '')`;
  const withoutPlace = sql`case when ${giftCards.delivery} ->> 'by' = 'post'
    then json_set(${giftCards.delivery}, '$.address.line1', '', '$.address.postalCode', '', '$.address.city', '')
    when ${giftCards.delivery} ->> 'to' = 'buyer' then ${withoutMail} else ${giftCards.delivery} end`;
  await connection.update(giftCards)
    .set({ recipientName: erasedName, message: "", delivery: withoutMail })
    .where(own.receivedCards);
  await connection.update(giftCards).set({
    buyerName: erasedName,
    buyerEmail: "",
    buyerUserId: null,
    message: "",
    delivery: withoutPlace,
  }).where(own.boughtCards);
  await connection.update(packages).set({ buyerUserId: null }).where(own.packages);
  await connection.update(payments)
    .set({ buyerName: erasedName, buyerEmail: "", buyerUserId: null })
    .where(own.payments);
}

async function moveSessionsToHeir(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const [any] = await connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, user.id)).limit(1);
  if (!any) return;
  const email = erasedAddress(heirId);
  await connection.insert(users).values({
    id: heirId,
    email,
    emailKey: email,
    name: erasedName,
    language: "et",
    timeZone: defaultTimeZone,
    disabledAt: now,
    erasedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await connection.update(therapySessions).set({
    userId: heirId,
    clientName: null,
    clientPhone: null,
    cancelReason: sql`case when cancelled_by = 'client' then null else cancel_reason end`,
    lastMove: sql`case when last_move ->> 'by' = 'client'
      then json_set(last_move, '$.reason', null) else last_move end`,
  }).where(eq(therapySessions.userId, user.id));
}
