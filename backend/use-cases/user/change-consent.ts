import { type ConsentPurpose, consentTerms } from "../../domain/consent.ts";
import { DomainError } from "../../domain/errors.ts";
import type { KeptData } from "../../ports/persistence/personal-data.ts";
import { mailTemplates, suitabilityMails } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { giveConsent } from "./consent-gate.ts";
import { dataKeptFor, isSameData } from "./data-kept.ts";

const questionMails = mailTemplates.filter((template) => template.startsWith("client-question"));

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;

/**
 * Gives or withdraws a consent. A withdrawal deletes what was kept because of it. ERR_STALE when the terms or, for a
 * withdrawal, the data to delete (`confirmed`) are not those the user saw; ERR_UPCOMING_SESSIONS.
 */
export async function changeConsent(
  ports: Needs,
  context: Context,
  { purpose, version, given, confirmed }: {
    purpose: ConsentPurpose;
    version: number;
    given: boolean;
    confirmed?: KeptData | undefined;
  },
): Promise<void> {
  const { account, now, language } = context;
  if (!given) return await withdrawConsent(ports, context, { purpose, confirmed });
  if (version !== consentTerms[purpose].version) throw new DomainError("ERR_STALE");
  await ports.persistence.transaction((repositories) =>
    giveConsent(ports, repositories, { userId: account.userId, purpose, language }, now)
  );
}

async function withdrawConsent(
  { persistence, scheduling }: Needs,
  { account, now }: Context,
  { purpose, confirmed }: { purpose: ConsentPurpose; confirmed: KeptData | undefined },
): Promise<void> {
  const { userId } = account;
  const kept = await dataKeptFor(persistence, userId, purpose, now);
  requireConfirmed(kept, confirmed);
  if (purpose === "bookings") await scheduling.eraseInvitee(account.email);
  await persistence.transaction(async (repositories) => {
    const { consents, outbox, personalData, savedSearches, users } = repositories;
    const { clientQuestions, sessionWarnings, suitabilityRecords } = repositories;
    const { suitabilityResults } = repositories;
    requireConfirmed(await dataKeptFor({ personalData }, userId, purpose, now), confirmed);
    await consents.withdraw(userId, purpose, now);
    if (purpose === "test-sharing") {
      await suitabilityRecords.hideOfUser(userId);
      await clientQuestions.hideSharedOf(userId);
    }
    if (purpose === "questions") {
      await clientQuestions.deleteOfUser(userId);
      await outbox.deleteWaiting(userId, questionMails);
    }
    if (purpose === "searches") await savedSearches.deleteOfUser(userId);
    if (purpose === "test-results") {
      await suitabilityResults.deleteOfUser(userId);
      await suitabilityResults.deleteDraft(userId);
      await outbox.deleteWaiting(userId, suitabilityMails);
      await sessionWarnings.deleteOfUser(userId);
    }
    if (purpose === "notes") await personalData.eraseJournal(userId, now);
    if (purpose !== "bookings") return;
    const user = await users.find(userId);
    if (user) await personalData.eraseBookings(user, persistence.newId(), now);
  });
  await persistence.scrub();
}

function requireConfirmed(kept: KeptData, confirmed: KeptData | undefined): void {
  if (kept.upcomingSessions > 0) throw new DomainError("ERR_UPCOMING_SESSIONS");
  const isNothing = Object.values(kept).every((count) => count === 0);
  if (!isNothing && !(confirmed && isSameData(kept, confirmed))) throw new DomainError("ERR_STALE");
}
