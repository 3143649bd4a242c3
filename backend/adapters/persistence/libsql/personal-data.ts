import { and, asc, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { decryptColumn } from "db/encrypted-column.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import { bookingRequests } from "db/schema/booking-requests.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards, leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { signInCodes } from "db/schema/sign-in-codes.ts";
import { reviews } from "db/schema/therapists.ts";
import {
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { emailChanges, users } from "db/schema/users.ts";
import { defaultTimeZone, emailKey, type User } from "../../../domain/account.ts";
import type { PersonalData, ScatteredData } from "../../../ports/persistence/personal-data.ts";

export function libsqlPersonalData(
  connection: Connection,
  { noteKey }: { noteKey: Uint8Array },
): PersonalData {
  return {
    collect: (user) => collectScattered(connection, user, noteKey),
    erase: (user, heirId, now) => erasePerson(connection, user, heirId, now),

    async markErasing(userId, now) {
      await connection.update(users).set({ erasingSince: now }).where(eq(users.id, userId));
    },

    async isErased(userId) {
      const [row] = await connection.select({ id: users.id }).from(users)
        .where(
          and(eq(users.id, userId), or(isNotNull(users.erasingSince), isNotNull(users.erasedAt))),
        );
      return row !== undefined;
    },

    async listErasing(limit) {
      const rows = await connection.select({ id: users.id }).from(users)
        .where(isNotNull(users.erasingSince)).orderBy(asc(users.erasingSince)).limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

function ownRows(connection: Connection, user: Pick<User, "id" | "email">) {
  const key = emailKey(user.email);
  const ownSessions = connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, user.id));
  const wantedEmail = connection.select({ email: emailChanges.newEmail }).from(emailChanges)
    .where(eq(emailChanges.userId, user.id));
  return {
    history: inArray(therapySessionHistory.therapySessionId, ownSessions),
    reviews: inArray(reviews.therapySessionId, ownSessions),
    mails: either(
      eq(outbox.aboutUserId, user.id),
      eq(outbox.recipient, user.email),
      eq(sql`lower(${outbox.recipient})`, key),
      inArray(outbox.recipient, wantedEmail),
    ),
    leads: eq(leads.emailKey, key),
    invitations: either(eq(invitations.emailKey, key), eq(invitations.claimedBy, user.id)),
    boughtCards: eq(sql`lower(${giftCards.buyerEmail})`, key),
    receivedCards: eq(sql`lower(${giftCards.recipientEmail})`, key),
  };
}

function either(...conditions: SQL[]): SQL {
  return or(...conditions)!;
}

async function collectScattered(
  connection: Connection,
  user: User,
  noteKey: Uint8Array,
): Promise<ScatteredData> {
  const own = ownRows(connection, user);
  const mails = await connection.select({
    to: outbox.recipient,
    about: outbox.aboutUserId,
    template: outbox.template,
    subject: outbox.subject,
    createdAt: outbox.createdAt,
  }).from(outbox).where(own.mails).orderBy(asc(outbox.createdAt));
  const cards = await connection.select().from(giftCards).where(own.boughtCards);
  const received = await connection.select().from(giftCards).where(own.receivedCards);

  const comments = await connection.select().from(therapySessionComments)
    .where(eq(therapySessionComments.authorUserId, user.id))
    .orderBy(asc(therapySessionComments.createdAt));

  return {
    comments: comments.map(({ id, therapySessionId, commentSealed, createdAt }) => ({
      therapySessionId,
      comment: decryptColumn(noteKey, id, commentSealed),
      createdAt,
    })),
    history: await connection.select({
      therapySessionId: therapySessionHistory.therapySessionId,
      at: therapySessionHistory.at,
      actor: therapySessionHistory.actor,
      action: therapySessionHistory.action,
      fromStatus: therapySessionHistory.fromStatus,
      toStatus: therapySessionHistory.toStatus,
      reason: therapySessionHistory.reason,
      fromStartsAt: therapySessionHistory.fromStartsAt,
      fromEndsAt: therapySessionHistory.fromEndsAt,
      toStartsAt: therapySessionHistory.toStartsAt,
      toEndsAt: therapySessionHistory.toEndsAt,
    }).from(therapySessionHistory).where(own.history)
      .orderBy(asc(therapySessionHistory.at)) as ScatteredData["history"],
    reviews: await connection.select({
      language: reviews.language,
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
    }).from(reviews).where(own.reviews).orderBy(asc(reviews.createdAt)),
    mails: mails.filter((mail) => !mail.template.endsWith("-therapist"))
      .map(({ about: _, ...mail }) => mail),
    leads: await connection.select({
      email: leads.email,
      name: leads.name,
      message: leads.message,
      createdAt: leads.createdAt,
    }).from(leads).where(own.leads),
    invitations: await connection.select({
      email: invitations.email,
      createdAt: invitations.createdAt,
      usedAt: invitations.usedAt,
    }).from(invitations).where(own.invitations).orderBy(asc(invitations.createdAt)),
    giftCards: [...cards, ...received.filter(({ id }) => !cards.some((card) => card.id === id))]
      .map((card) => ({
        buyerName: card.buyerName,
        buyerEmail: card.buyerEmail,
        recipientName: card.recipientName,
        recipientEmail: card.recipientEmail,
        amountCents: card.amountCents,
        message: card.message,
        createdAt: card.createdAt,
      })),
    emailChanges: await connection.select({
      newEmail: emailChanges.newEmail,
      createdAt: emailChanges.createdAt,
      expiresAt: emailChanges.expiresAt,
    }).from(emailChanges).where(eq(emailChanges.userId, user.id)),
  };
}

const erasedName = "–";

async function erasePerson(
  connection: Connection,
  user: User,
  heirId: string,
  now: number,
): Promise<void> {
  const own = ownRows(connection, user);
  await connection.delete(therapySessionComments)
    .where(eq(therapySessionComments.authorUserId, user.id));
  await connection.update(reviews).set({ name: erasedName, therapySessionId: null }).where(
    own.reviews,
  );
  await eraseInHistory(connection, user, own);
  await connection.delete(outbox).where(own.mails);
  await connection.delete(leads).where(own.leads);
  await connection.delete(invitations).where(own.invitations);
  await eraseInGiftCards(connection, own);
  await connection.delete(bookingRequests)
    .where(eq(bookingRequests.emailKey, emailKey(user.email)));
  await connection.delete(signInCodes).where(eq(signInCodes.emailKey, emailKey(user.email)));
  await connection.delete(idempotencyKeys).where(or(
    sql`instr(${idempotencyKeys.body}, ${user.id}) > 0`,
    sql`instr(lower(${idempotencyKeys.body}), ${emailKey(user.email)}) > 0`,
  ));
  await moveSessionsToHeir(connection, user, heirId, now);
  await connection.delete(users).where(eq(users.id, user.id));
}

type Own = ReturnType<typeof ownRows>;

async function eraseInHistory(connection: Connection, user: User, own: Own): Promise<void> {
  const { actor, actorUserId, reason } = therapySessionHistory;
  await connection.update(therapySessionHistory).set({ reason: null })
    .where(and(own.history, eq(actor, "client"), notInArray(reason, ["free", "late"])));
  await connection.update(therapySessionHistory).set({ actorUserId: null })
    .where(eq(actorUserId, user.id));
}

async function eraseInGiftCards(connection: Connection, own: Own): Promise<void> {
  await connection.update(giftCards).set({ buyerName: erasedName, buyerEmail: "", message: "" })
    .where(own.boughtCards);
  await connection.update(giftCards)
    .set({ recipientName: erasedName, recipientEmail: null, postalAddress: null, message: "" })
    .where(own.receivedCards);
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
  const email = `${heirId}@erased.invalid`;
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
    noteSealed: null,
    cancelReason: sql`case when cancelled_by = 'client' then null else cancel_reason end`,
    lastMove: sql`case when last_move ->> 'by' = 'client'
      then json_set(last_move, '$.reason', null) else last_move end`,
  }).where(eq(therapySessions.userId, user.id));
}
