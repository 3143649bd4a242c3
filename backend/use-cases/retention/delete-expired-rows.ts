import { todayIn } from "../../domain/absence.ts";
import { answerTimesCount } from "../../domain/client-question.ts";
import { failuresExpireAfterMs, knownNetworksExpireAfterMs } from "../../domain/attempt-limit.ts";
import { retainedChanges, retention } from "../../domain/retention.ts";
import type { Ports } from "../../ports/ports.ts";

const changesAtOnce = 5_000;

/** Deletes expired tokens, codes, booking requests, waiting list entries, session requests and orders, questions to practitioners, secret links, API keys, drafts of the test, absences, attempts, leads, invitations also of assistants, refused reviews, settled reports, idempotency keys, mails and webhook events, and the oldest changes. `now` in ms. */
export async function deleteExpiredRows(
  { persistence: { transaction } }: Pick<Ports, "persistence">,
  now: number,
): Promise<void> {
  await transaction(async (repositories) => {
    const { attempts, bookingRequests, identities, secondFactors, signInCodes, users } =
      repositories;
    await identities.removeExpired(now);
    await users.removeExpired(now);
    await secondFactors.removeExpired(now);
    await signInCodes.deleteExpired(now);
    await bookingRequests.deleteBefore({
      ended: now - retention.endedBookingRequests,
      confirmed: now - retention.confirmedBookingRequests,
    });
    await attempts.clearOlder({
      counters: now - failuresExpireAfterMs,
      networks: now - knownNetworksExpireAfterMs,
    });
  });
  await transaction(async (repositories) => {
    const { absences, clientQuestions, idempotency, outbox, provider, secretLinks } = repositories;
    const { sessionOrders, sessionRequests, suitabilityResults, waitingLists } = repositories;
    await absences.deleteBefore(todayIn("UTC", now - retention.absences));
    await idempotency.deleteBefore(now - retention.idempotentAnswers);
    await outbox.deleteBefore(now - retention.mails);
    await waitingLists.deleteEndedBefore(now - retention.endedWaitingListEntries);
    await sessionOrders.deleteEndedBefore(now - retention.endedSessionOrders);
    await sessionRequests.deleteEndedBefore(now - retention.endedSessionRequests);
    await clientQuestions.deleteEndedBefore(now - retention.endedQuestions, now);
    await clientQuestions.deleteAnswerTimesBefore(now - answerTimesCount);
    await secretLinks.deleteEndedBefore(now - retention.endedSecretLinks);
    await suitabilityResults.deleteDraftsUnchangedSince(now - retention.suitabilityDrafts);
    await provider.deleteDoneBefore(now - retention.webhookEvents);
  });
  await transaction(async ({ apiKeys, assistants, invitations, leads, reviews, webhooks }) => {
    await webhooks.deleteDeliveriesBefore(now - retention.webhookDeliveries);
    await apiKeys.deleteEndedBefore(now - retention.endedApiKeys);
    await leads.deleteBefore({
      unconfirmed: now - retention.unconfirmedLeads,
      ended: now - retention.endedLeads,
      silent: now - retention.silentLeads,
    });
    await invitations.deleteEndedBefore(now - retention.endedInvitations);
    await assistants.deleteOpenBefore(now - retention.openAssistantInvitations);
    await reviews.deleteRefusedBefore(now - retention.refusedReviews);
    await reviews.deleteReportsSettledBefore(now - retention.settledReports);
  });
  let deleted: number;
  do {
    deleted = await transaction(({ changes }) =>
      changes.deleteOldest({ keep: retainedChanges, limit: changesAtOnce })
    );
  } while (deleted === changesAtOnce);
}
