import type { components } from "../api/schema.d.ts";

export type TherapySession = components["schemas"]["TherapySession"];
export type SessionChange = components["schemas"]["TherapySessionChange"];
/** What the dialogs that move or cancel a session need of it; a booking opened by its link is one too. */
export type ChangeableSession =
  & Pick<
    TherapySession,
    | "id"
    | "startsAt"
    | "meetingType"
    | "durationMinutes"
    | "priceCents"
    | "lateCancelFeeCents"
    | "cancelFreeUntil"
    | "cancelOutcome"
    | "fee"
  >
  & { therapist: { id: string; name: string }; client: { name: string } };

/** The fee of an earlier late move, or null: a later fee includes it. */
export function owedForMove({ fee }: Pick<ChangeableSession, "fee">) {
  return fee?.cause === "late-move" && !fee.waived ? fee : null;
}

export type Shown = components["schemas"]["ShownBooking"];

/** What a change is shown to cost, to send with it: the server refuses the change when it has changed meanwhile. */
export function shownOf(
  { startsAt, cancelOutcome, lateCancelFeeCents }: Pick<
    ChangeableSession,
    "startsAt" | "cancelOutcome" | "lateCancelFeeCents"
  >,
): Shown {
  return { startsAt, feeCents: cancelOutcome === "late" ? lateCancelFeeCents : 0 };
}

export type MeetingType = TherapySession["meetingType"];

export function anchorOf(id: string): string {
  return `session-${id}`;
}

export function isAhead({ status, endsAt }: TherapySession, now: number): boolean {
  return status === "booked" && Date.parse(endsAt) > now;
}

/** Whether a gift card can pay the session or what is left of its price. `now` in ms. */
export function canPayWithCard(session: TherapySession, now: number): boolean {
  return isAhead(session, now) && session.packageId === null && !session.onSitePayment &&
    session.paidCents < session.priceCents;
}

export function wasHeld({ status, noShow }: TherapySession): boolean {
  return status === "finished" && !noShow;
}

export function nextOf(sessions: TherapySession[], now: number): TherapySession | undefined {
  return sessions.filter((session) => isAhead(session, now) && !session.practitionerAway)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}

export function displayStatusOf(
  { status, noShow }: Pick<TherapySession, "status" | "noShow">,
): TherapySession["status"] | "missed" {
  return status === "finished" && noShow ? "missed" : status;
}

/** Whether the client can cancel free of charge now, but could not at the new start. `now` in ms. */
export function losesFreeCancellation(
  { startsAt, cancelFreeUntil, cancelOutcome, lateCancelFeeCents }: Pick<
    ChangeableSession,
    "startsAt" | "cancelFreeUntil" | "cancelOutcome" | "lateCancelFeeCents"
  >,
  newStart: string,
  now: number,
): boolean {
  if (cancelOutcome !== "free" || lateCancelFeeCents === 0) return false;
  const notice = Date.parse(startsAt) - Date.parse(cancelFreeUntil);
  return Date.parse(newStart) - notice < now;
}
