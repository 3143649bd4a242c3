import { mailSendLimitMs } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { isOpen } from "../../domain/waiting-list.ts";
import { minute } from "../../domain/duration.ts";
import { signedBookingPath } from "../booking-links/signed-link.ts";
import { forRecipient } from "./for-recipient.ts";
import { isAboutPurchase, mailedPurchase } from "./mailed-purchase.ts";
import { mailedQuestion } from "./mailed-question.ts";
import { mailedResult } from "./mailed-result.ts";
import { offeredOthers } from "./offered-others.ts";
import { messageOf } from "../../domain/without-parameters.ts";

/** The delays (ms) before the second and later attempts; a mail that fails after the last one is dead. */
const retryAfterMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);
const claimMs = 5 * mailSendLimitMs;
const batchSize = 20;
const offeredTimes = 3;

type Run = {
  /** The current time (ms), read again before each mail because sending takes time. */
  clock: () => number;
  stopping?: AbortSignal;
  /** Gets the reason of every attempt that failed. */
  report?: (reason: string) => void;
};

export async function sendDueMails(
  { auth, persistence, mail, scheduling, search }: Pick<
    Ports,
    "auth" | "persistence" | "mail" | "scheduling" | "search"
  >,
  { clock, stopping, report }: Run,
): Promise<{ sent: number; failed: number }> {
  const now = clock();
  const nextDueAt = await persistence.outbox.nextDueAt();
  if (nextDueAt === null || nextDueAt > now) return { sent: 0, failed: 0 };
  const claimedUntil = now + claimMs;
  const claimed = await persistence.transaction(({ outbox }) =>
    outbox.claimDue(now, claimedUntil, batchSize)
  );
  let sent = 0;
  let failed = 0;
  for (const waiting of claimed) {
    const until = stopping?.aborted ? clock() : clock() + claimMs;
    // While earlier mails were sent, this one may have been withdrawn or claimed by another process.
    const isOurs = await persistence.transaction(({ outbox }) =>
      outbox.renewClaim(waiting.id, claimedUntil, until)
    );
    if (!isOurs || stopping?.aborted) continue;
    if (await send(waiting, until)) sent++;
    else failed++;
  }
  return { sent, failed };

  /** Looked up when the mail is sent: times that were free when it was queued may be taken. */
  async function withFreeTimes(waiting: WaitingMail): Promise<WaitingMail> {
    const { session } = waiting;
    if (!session?.rebook) return waiting;
    const { eventTypeUri, notAt, meetingType } = session.rebook;
    const wanted = meetingType && {
      until: Infinity,
      accepts: (time: Pick<AvailableTime, "meetingTypes">) =>
        time.meetingTypes.includes(meetingType),
    };
    const found = await scheduling.listNextTimes([eventTypeUri], offeredTimes + 1, clock(), wanted)
      .catch(() => new Map<string, AvailableTime[]>());
    const times = (found.get(eventTypeUri) ?? []).map(({ startsAt }) => startsAt)
      .filter((startsAt) => startsAt !== notAt).slice(0, offeredTimes);
    return { ...waiting, session: { ...session, rebook: { ...session.rebook, times } } };
  }

  async function withOthers(waiting: WaitingMail): Promise<WaitingMail> {
    const { session } = waiting;
    if (!session?.others) return waiting;
    const ports = { persistence, scheduling, search };
    const others = await offeredOthers(ports, session.others, clock());
    return { ...waiting, session: { ...session, others } };
  }

  /** Read when the mail is sent, because the outbox is not encrypted. */
  async function withComment(waiting: WaitingMail): Promise<WaitingMail> {
    const { session } = waiting;
    if (!session?.commentOf) return waiting;
    const entry = await persistence.therapySessions.findEntry(session.commentOf, false);
    const reason = entry?.comments.find((one) => one.isTherapistComment)?.comment ?? "";
    return { ...waiting, session: { ...session, change: { by: "", reason, lateHours: null } } };
  }

  /** Looked up when the mail is sent: the seat is offered after its cancellation is saved. */
  async function withKeptSeat(waiting: WaitingMail): Promise<WaitingMail> {
    const { session } = waiting;
    if (!session?.seat) return waiting;
    const { therapistId } = session.seat;
    const { waitingLists } = persistence;
    const inLine = await waitingLists.listForSeat(therapistId, session.startsAt);
    const offers = await waitingLists.listOffers(inLine.map(({ id }) => id));
    const ends = offers.filter((offer) => isOpen(offer, clock())).map((offer) => offer.expiresAt);
    const keptUntil = ends.length === 0 ? null : Math.max(...ends);
    return { ...waiting, session: { ...session, seat: { therapistId, keptUntil } } };
  }

  /** Signed when the mail is sent, so that the outbox stores no link that works. */
  function withSignedLinks(waiting: WaitingMail): WaitingMail {
    const { session, to } = waiting;
    if (!session) return waiting;
    const paths = { ...session.paths };
    for (const name of ["open", "move", "cancel"] as const) {
      if (paths[name]) paths[name] = signedBookingPath(auth, paths[name], to);
    }
    return { ...waiting, session: { ...session, paths } };
  }

  /** Read when the mail is sent, because the outbox is not encrypted. Null when what it is about was deleted. */
  async function withFacts(waiting: WaitingMail): Promise<WaitingMail | null> {
    const { template } = waiting;
    const facts = await factsOf(template, waiting);
    if (facts === undefined) return waiting;
    return facts && { ...waiting, facts: { ...waiting.facts, ...facts } };
  }

  /** Undefined for a mail that has all its facts. */
  async function factsOf(template: string, waiting: WaitingMail) {
    if (template.startsWith("client-question")) {
      return await mailedQuestion({ persistence }, waiting);
    }
    if (isAboutPurchase(template)) {
      return await mailedPurchase({ auth, persistence }, waiting, clock());
    }
    return template === "test-results" ? await mailedResult({ persistence }, waiting) : undefined;
  }

  async function send(waiting: WaitingMail, until: number): Promise<boolean> {
    try {
      const complete = await withFacts(waiting);
      if (!complete) {
        await persistence.transaction(({ outbox }) =>
          outbox.markUnneeded(waiting.id, until, "there is nothing to say any more")
        );
        return false;
      }
      const addressed = await forRecipient(persistence, await withComment(complete));
      const outcome = await mail.send({
        ...(await withOthers(await withFreeTimes(await withKeptSeat(withSignedLinks(addressed))))),
        now: clock(),
      });
      if (!outcome.accepted) {
        await fail(outcome.reason, null);
        return false;
      }
      await persistence.transaction(({ outbox }) =>
        outbox.markSent(waiting.id, outcome.copy, clock())
      );
      return true;
    } catch (error) {
      const delay = retryAfterMs[waiting.tries];
      const reason = messageOf(error);
      report?.(reason);
      await fail(reason, delay === undefined ? null : clock() + delay);
      return false;
    }

    function fail(reason: string, nextTryAt: number | null): Promise<void> {
      return persistence.transaction(({ outbox }) =>
        outbox.markFailed(waiting.id, until, reason.slice(0, 500), nextTryAt, clock())
      );
    }
  }
}
