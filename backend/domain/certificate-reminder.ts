import { type Certificate, type CertificateEvent, validity } from "./certificate.ts";
import { day } from "./duration.ts";
import { homeZone } from "./search/search-request.ts";
import { dateOf, dayAt } from "./wall-clock.ts";

/** How many days before its last day is over a practitioner is reminded of a certificate. */
const reminderDays = [60, 14] as const;

/** A certificate whose end was not recorded for this long (days) was imported with its end. */
const followedAfterEnd = 400;

export type EndingCertificate = {
  certificate: Certificate;
  /** All certificates of the practitioner. */
  others: Certificate[];
  /** Those of the certificate. */
  events: Pick<CertificateEvent, "kind" | "reason" | "createdAt">[];
};

type Due = { kind: "reminded" | "expired"; reason: string };

/** The last days (YYYY-MM-DD) of certificates that may need a reminder or whose end is not recorded yet. */
export function endsToFollow(now: number): { from: string; to: string } {
  const today = dayAt(homeZone, now);
  return { from: dateOf(today - followedAfterEnd), to: dateOf(today + reminderDays[0]) };
}

/** The last days (YYYY-MM-DD) of certificates that end soon. `now` in ms. */
export function endsSoon(now: number): { from: string; to: string } {
  const today = dayAt(homeZone, now);
  return { from: dateOf(today), to: dateOf(today + reminderDays[0]) };
}

/**
 * What is to be recorded about the end of a checked certificate at `now` (ms), or null. The reason names the end, so
 * that a certificate with another end is followed again.
 */
export function dueReminder(
  { certificate, others, events }: EndingCertificate,
  now: number,
): Due | null {
  const { state, validUntil, checkedAt } = certificate;
  if (state !== "checked" || validUntil === null || checkedAt === null) return null;
  const { until } = validity(certificate);
  const isDone = ({ kind, reason }: Due) =>
    events.some((event) => event.kind === kind && event.reason === reason);
  if (until <= now) {
    const due: Due = { kind: "expired", reason: validUntil };
    return isDone(due) ? null : due;
  }
  const days = reminderDays.findLast((days) => until - days * day <= now);
  if (days === undefined || isRenewed(certificate, others)) return null;
  const due: Due = { kind: "reminded", reason: `${days} ${validUntil}` };
  const knewAlready = checkedAt > until - days * day;
  return knewAlready || isDone(due) ? null : due;
}

/** Whether checked certificates with a later end cover the same practices. */
function isRenewed(certificate: Certificate, others: Certificate[]): boolean {
  const { until } = validity(certificate);
  const later = others.filter((one) => one.state === "checked" && validity(one).until > until);
  return certificate.practices.every((code) =>
    later.some(({ practices }) => practices.includes(code))
  );
}
