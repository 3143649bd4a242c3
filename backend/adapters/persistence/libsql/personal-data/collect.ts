import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { giftCards, leads } from "db/schema/leads.ts";
import { outbox } from "db/schema/outbox.ts";
import { reviews } from "db/schema/therapists.ts";
import { therapySessionComments, therapySessionHistory } from "db/schema/therapy-sessions.ts";
import { emailChanges } from "db/schema/users.ts";
import type { User } from "../../../../domain/account.ts";
import type { ScatteredData } from "../../../../ports/persistence/personal-data.ts";
import { whose } from "./whose.ts";

export async function collectScattered(connection: Connection, user: User): Promise<ScatteredData> {
  const own = whose(connection, user);
  const mails = await connection.select({
    to: outbox.recipient,
    about: outbox.aboutUserId,
    template: outbox.template,
    subject: outbox.subject,
    createdAt: outbox.createdAt,
  }).from(outbox).where(own.mails).orderBy(asc(outbox.createdAt));
  const cards = await connection.select().from(giftCards).where(own.boughtCards);
  const received = await connection.select().from(giftCards).where(own.receivedCards);

  return {
    comments: await connection.select({
      therapySessionId: therapySessionComments.therapySessionId,
      comment: therapySessionComments.comment,
      createdAt: therapySessionComments.createdAt,
    }).from(therapySessionComments).where(eq(therapySessionComments.authorUserId, user.id))
      .orderBy(asc(therapySessionComments.createdAt)),
    history: await connection.select({
      therapySessionId: therapySessionHistory.therapySessionId,
      at: therapySessionHistory.at,
      actor: therapySessionHistory.actor,
      action: therapySessionHistory.action,
      fromStatus: therapySessionHistory.fromStatus,
      toStatus: therapySessionHistory.toStatus,
      reason: therapySessionHistory.reason,
    }).from(therapySessionHistory).where(own.history)
      .orderBy(asc(therapySessionHistory.at)) as ScatteredData["history"],
    reviews: await connection.select({
      language: reviews.language,
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
    }).from(reviews).where(own.reviews).orderBy(asc(reviews.createdAt)),
    // The address of somebody we wrote to about this person is not this person's.
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
