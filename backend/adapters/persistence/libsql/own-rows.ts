import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { assistants } from "db/schema/assistants.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards } from "db/schema/gift-cards.ts";
import { leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { packages } from "db/schema/packages.ts";
import { payments } from "db/schema/payments.ts";
import { reviewReports, reviews } from "db/schema/reviews.ts";
import {
  therapySessionComments,
  therapySessionHistory,
  therapySessions,
} from "db/schema/therapy-sessions.ts";
import { emailChanges } from "db/schema/users.ts";
import { emailKey, type User } from "../../../domain/account.ts";

export type OwnRows = ReturnType<typeof ownRows>;

/** The conditions for a user's rows in tables that are not theirs alone. */
export function ownRows(connection: Connection, user: Pick<User, "id" | "email">) {
  const key = emailKey(user.email);
  const ownSessions = connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, user.id));
  const wantedEmail = connection.select({ email: emailChanges.newEmail }).from(emailChanges)
    .where(eq(emailChanges.userId, user.id));
  return {
    history: inArray(therapySessionHistory.therapySessionId, ownSessions),
    reviews: inArray(reviews.therapySessionId, ownSessions),
    reports: eq(reviewReports.reporterId, user.id),
    mails: either(
      eq(outbox.aboutUserId, user.id),
      eq(outbox.recipient, user.email),
      eq(sql`lower(${outbox.recipient})`, key),
      inArray(outbox.recipient, wantedEmail),
    ),
    leads: eq(leads.emailKey, key),
    assistants: either(eq(assistants.emailKey, key), eq(assistants.userId, user.id)),
    invitations: either(eq(invitations.emailKey, key), eq(invitations.claimedBy, user.id)),
    boughtCards: either(
      eq(giftCards.buyerUserId, user.id),
      eq(sql`lower(${giftCards.buyerEmail})`, key),
    ),
    receivedCards: sql`lower(${giftCards.delivery} ->> 'email') = ${key}`,
    packages: eq(packages.buyerUserId, user.id),
    payments: either(
      eq(payments.buyerUserId, user.id),
      eq(sql`lower(${payments.buyerEmail})`, key),
    ),
  };
}

function either(...conditions: SQL[]): SQL {
  return or(...conditions)!;
}

/** What the user wrote as a client. */
export function ownComments(userId: string): SQL {
  const { authorUserId, isTherapistComment } = therapySessionComments;
  return and(eq(authorUserId, userId), eq(isTherapistComment, false))!;
}
