import type { User } from "../../domain/account.ts";
import {
  type Acknowledged,
  type Acknowledgement,
  bookingVerdict,
  requireAcknowledged,
  type SuitabilityRecord,
} from "../../domain/suitability/acknowledgement.ts";
import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import type { Language } from "../../domain/text.ts";
import { covers, givenClearance } from "../../domain/suitability/clearance.ts";
import { practiceOfType } from "../../domain/therapist.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { currentResult } from "./current-result.ts";

/** What is recorded with a booking. */
export type CheckedSuitability = { acknowledged: Acknowledged; isShared: boolean } | null;

type Given = {
  client: Pick<User, "id">;
  eventTypeUri: string;
  acknowledgement: Acknowledgement | undefined;
  /** Whether the caller is signed in as the client, who alone may read the reasons of a refusal. */
  isOwn: boolean;
  language: Language;
};

/**
 * Checks a booking against the client's newest stored test, in the caller's transaction. Refuses as `requireAcknowledged`;
 * sharing a warning records the consent to it. `now` in ms.
 */
export async function checkBooking(
  ports: Pick<Ports, "auth" | "persistence">,
  repositories: Repositories,
  { client, eventTypeUri, acknowledgement, isOwn, language }: Given,
  now: number,
): Promise<CheckedSuitability> {
  const verdict = await findBookingVerdict(repositories, client.id, eventTypeUri, now);
  if (!verdict) return null;
  const acknowledged = requireAcknowledged(verdict, acknowledgement, { reveals: isOwn, now });
  if (!acknowledged) return null;
  const isShared = isOwn && acknowledgement!.share && acknowledged.rules.length > 0;
  const agreed = { userId: client.id, purpose: "test-sharing", language } as const;
  if (isShared) await giveConsent(ports, repositories, agreed, now);
  return { acknowledged, isShared };
}

/** Null without a stored test, and for an introductory call, in which the person can ask. `now` in ms. */
export async function findBookingVerdict(
  repositories: Pick<
    Repositories,
    "clearances" | "suitabilityContents" | "suitabilityResults" | "therapists"
  >,
  userId: string,
  eventTypeUri: string,
  now: number,
): Promise<BookingVerdict | null> {
  const checked = await checkedPractice(repositories, eventTypeUri);
  if (!checked) return null;
  const verdict = await verdictOfUser(repositories, userId, checked.practiceType);
  if (verdict?.verdict !== "ask") return verdict;
  const clearance = await repositories.clearances.findInForce({ userId, ...checked }, now);
  const isCovered = clearance !== null && covers(clearance, verdict, now);
  return isCovered ? { ...verdict, clearance: givenClearance(clearance) } : verdict;
}

/** What the newest stored test of a user says about a practice, without clearances; null without a test. */
export async function verdictOfUser(
  { suitabilityContents, suitabilityResults }: Pick<
    Repositories,
    "suitabilityContents" | "suitabilityResults"
  >,
  userId: string,
  practiceType: string,
): Promise<BookingVerdict | null> {
  const [newest] = await suitabilityResults.listOfUser(userId);
  if (!newest) return null;
  const content = await suitabilityContents.current();
  return bookingVerdict(content, currentResult(content, newest).assessment, practiceType);
}

/** The practice of an event type; null for an introductory call and for an unknown event type. */
export async function checkedPractice(
  { therapists }: Pick<Repositories, "therapists">,
  eventTypeUri: string,
): Promise<{ therapistId: string; practiceType: string } | null> {
  const therapist = await therapists.findByEventType(eventTypeUri);
  const practice = therapist && practiceOfType(therapist, eventTypeUri);
  if (!practice || practice.intro) return null;
  return { therapistId: therapist.id, practiceType: practice.type };
}

export async function recordSuitability(
  { newId }: Pick<Persistence, "newId">,
  { suitabilityRecords }: Pick<Repositories, "suitabilityRecords">,
  checked: CheckedSuitability,
  { userId, booking }: Pick<SuitabilityRecord, "userId" | "booking">,
  now: number,
): Promise<void> {
  if (!checked) return;
  const { acknowledged, isShared } = checked;
  const sharedAt = isShared ? now : null;
  await suitabilityRecords.add({ id: newId(), userId, booking, acknowledged, sharedAt });
}
