import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards, leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { reviews } from "db/schema/therapists.ts";
import { therapySessionHistory, therapySessions } from "db/schema/therapy-sessions.ts";
import { emailChanges } from "db/schema/users.ts";
import { emailKey, type User } from "../../../../domain/account.ts";

/** Which rows are about a person: asked in one place, so that what is given to them is also what is erased. */
export function whose(connection: Connection, user: Pick<User, "id" | "email">) {
  const key = emailKey(user.email);
  const ownSessions = connection.select({ id: therapySessions.id }).from(therapySessions)
    .where(eq(therapySessions.userId, user.id));
  const wantedEmail = connection.select({ email: emailChanges.newEmail }).from(emailChanges)
    .where(eq(emailChanges.userId, user.id));
  return {
    sessions: eq(therapySessions.userId, user.id),
    history: inArray(therapySessionHistory.therapySessionId, ownSessions),
    reviews: inArray(reviews.therapySessionId, ownSessions),
    /** Mails to them, and mails to others that tell of them. */
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
