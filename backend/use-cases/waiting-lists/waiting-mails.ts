import type { User } from "../../domain/account.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { cancelFreeUntil } from "../../domain/free-cancellation.ts";
import { placeNames } from "../../domain/place-names.ts";
import type { Span, WaitingEntry, WaitingOffer } from "../../domain/waiting-list.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { Auth } from "../../ports/auth.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { waitingPath } from "./waiting-link.ts";

type Template = "waiting-list-joined" | "waiting-list-removed";
export type SeatTemplate =
  | "waiting-seat-joined"
  | "waiting-seat-offer-ended"
  | "waiting-seat-moved"
  | "waiting-seat-passed"
  | "waiting-seat-cancelled";
type Person = { user: User; entry: WaitingEntry; therapist: Therapist };

export function waitingListMail(
  auth: Auth,
  template: Template,
  { user, entry, therapist }: Person,
): MailMessage {
  const path = template === "waiting-list-joined"
    ? waitingPath(auth, entry, user)
    : `/therapist/view/${therapist.slug}`;
  return { ...addressee(user), template, facts: { therapist: therapist.name, path } };
}

/** Names the offered time, its terms and until when the offer stands, or that it has ended. */
export async function offerMail(
  auth: Auth,
  repositories: Pick<Repositories, "domainValues">,
  template: "waiting-list-offer" | "waiting-list-offer-ended" | "waiting-seat-offer",
  { user, entry, therapist, offer }: Person & { offer: WaitingOffer },
): Promise<MailMessage> {
  const { expiresAt, meetingType } = offer;
  const isOffer = template !== "waiting-list-offer-ended";
  const session = await mailedTime(repositories, { user, therapist, time: offer });
  return {
    ...addressee(user),
    template,
    facts: { therapist: therapist.name },
    session: {
      ...session,
      paths: { open: waitingPath(auth, entry, user) },
      offer: { answerBy: expiresAt, isVideo: meetingType === "VIDEO_CALL" },
    },
    ...(isOffer ? { notAfter: expiresAt } : {}),
  };
}

/** Names the group time for whose seat the person waits or waited. `before`: the time from which it moved. */
export async function seatMail(
  auth: Auth,
  repositories: Pick<Repositories, "domainValues">,
  template: SeatTemplate,
  { user, entry, therapist, before }: Person & { before?: Span | undefined },
): Promise<MailMessage> {
  const seat = entry.seat!;
  const meetingType = entry.meetingType ?? "IN_PERSON";
  const time = { ...seat, meetingType, practiceId: entry.practiceId ?? "" };
  const stands = template === "waiting-seat-joined" || template === "waiting-seat-moved";
  return {
    ...addressee(user),
    template,
    facts: { therapist: therapist.name },
    session: {
      ...await mailedTime(repositories, { user, therapist, time }),
      before: before ?? null,
      paths: {
        open: stands ? waitingPath(auth, entry, user) : `/therapist/view/${therapist.slug}`,
      },
      ...(stands ? { offer: { answerBy: 0, isVideo: meetingType === "VIDEO_CALL" } } : {}),
    },
    ...(template === "waiting-seat-joined" ? { notAfter: seat.startsAt } : {}),
  };
}

type MailedTime = Pick<
  WaitingOffer,
  "practiceId" | "startsAt" | "endsAt" | "timeZone" | "meetingType" | "place"
>;

async function mailedTime(
  { domainValues }: Pick<Repositories, "domainValues">,
  { user, therapist, time }: { user: User; therapist: Therapist; time: MailedTime },
): Promise<Omit<MailedSession, "paths" | "offer">> {
  const practice = therapist.practices.find(({ id }) => id === time.practiceId);
  const values = await domainValues.list();
  const type = values.find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === practice?.type
  );
  const { startsAt, endsAt, meetingType, place } = time;
  const names = placeNames(place, values);
  const timeZone = meetingType === "VIDEO_CALL" ? user.timeZone : time.timeZone;
  const isSameClock = offsetAt(timeZone, startsAt) === offsetAt(time.timeZone, startsAt);
  return {
    reader: "client",
    startsAt,
    endsAt,
    timeZone,
    otherTimeZone: isSameClock ? null : time.timeZone,
    before: null,
    with: therapist.name,
    practice: type?.labels ?? null,
    ...(practice && practice.seats > 1 ? { seats: practice.seats } : {}),
    place,
    ...(names ? { placeNames: names } : {}),
    call: null,
    priceCents: practice?.priceCents ?? 0,
    freeUntil: cancelFreeUntil({ ...therapist, startsAt }),
    change: null,
    rebook: null,
  };
}

function addressee({ email, id, language }: User) {
  return { to: email, about: id, language };
}
