import type { User } from "../../domain/account.ts";
import { cancelFreeUntil } from "../../domain/free-cancellation.ts";
import type { Rule } from "../../domain/rule.ts";
import type { SessionRequest } from "../../domain/session-request.ts";
import { placeNames } from "../../domain/place-names.ts";
import { samePractice } from "../../domain/therapy-session-rebooking.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import type { Repositories } from "../../ports/persistence.ts";

type RequestMail =
  | {
    event: "session-request" | "session-request-declined" | "session-request-lapsed";
    to: "client";
  }
  | { event: "session-request-warning"; to: "client"; verdict: Rule["severity"] }
  | { event: "session-request" | "session-request-taken-back"; to: "therapist" };

/** Queues a mail about a request. Does nothing when one of the two people no longer exists. */
export async function queueRequestMail(
  { domainValues, outbox, therapists, users }: Repositories,
  mail: RequestMail,
  request: SessionRequest,
  now: number,
): Promise<void> {
  const template = mail.to === "client" ? mail.event : `${mail.event}-therapist` as const;
  const therapist = await therapists.find(request.therapistId);
  const client = await users.find(request.userId);
  if (!therapist || !client) return;
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const values = await domainValues.list();
  const names = placeNames(request.place, values);
  const type = values.find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === request.practiceType
  );
  const seats = request.intro ? 1 : samePractice(request, therapist.practices)?.seats ?? 1;
  const isClient = mail.to === "client";
  const isWaiting = request.status === "waiting";
  const { startsAt, endsAt, meetingType, place, priceCents, answerBy } = request;
  const isVideo = meetingType === "VIDEO_CALL";
  const clientZone = request.clientTimeZone ?? client.timeZone;
  const timeZone = isClient && isVideo ? clientZone : request.timeZone;
  const isOtherClock = (zone: string) => offsetAt(zone, startsAt) !== offsetAt(timeZone, startsAt);
  const session: MailedSession = {
    reader: isClient ? "client" : "therapist",
    startsAt,
    endsAt,
    timeZone,
    otherTimeZone: isOtherClock(request.timeZone) ? request.timeZone : null,
    ...(isClient && isOtherClock(clientZone) ? { ownTimeZone: clientZone } : {}),
    before: null,
    with: isClient ? therapist.name : client.name,
    practice: request.intro ? null : type?.labels ?? null,
    ...(seats > 1 ? { seats } : {}),
    place,
    ...(names ? { placeNames: names } : {}),
    call: null,
    priceCents,
    freeUntil: cancelFreeUntil({ ...therapist, startsAt }),
    change: request.message === "" ? null : { by: "", reason: request.message, lateHours: null },
    paths: { open: openedBy(mail, request) },
    rebook: isClient && !isWaiting ? rebookingOf(request, therapist) : null,
    ...(isWaiting ? { offer: { answerBy, isVideo, answeredByTherapist: true } } : {}),
  };
  await outbox.add({
    ...addressee({ isClient, client, therapistEmail: therapist.email, therapistUser }),
    template,
    facts: { therapist: therapist.name, client: client.name },
    session,
    onceKey: [template, request.id, ..."verdict" in mail ? [mail.verdict] : []].join(":"),
    ...(isWaiting ? { notAfter: answerBy } : {}),
  }, now);
}

function addressee({ isClient, client, therapistEmail, therapistUser }: {
  isClient: boolean;
  client: User;
  therapistEmail: string;
  therapistUser: User | null;
}) {
  return isClient
    ? { to: client.email, about: client.id, language: client.language }
    : { to: therapistEmail, about: client.id, language: therapistUser?.language ?? "et" as const };
}

function openedBy({ event, to }: RequestMail, { practiceType }: SessionRequest): string {
  if (to === "therapist") return event === "session-request" ? "/sessions#requests" : "/sessions";
  if (event === "session-request" || event === "session-request-warning") return "/journal";
  return `/?${new URLSearchParams({ practice: practiceType })}`;
}

function rebookingOf(
  request: SessionRequest,
  therapist: NonNullable<Awaited<ReturnType<Repositories["therapists"]["find"]>>>,
): MailedSession["rebook"] {
  const practice = samePractice(request, therapist.practices);
  if (!practice || !therapist.showInSearch) return null;
  const choice = new URLSearchParams({ practice: practice.id, type: request.meetingType });
  return {
    eventTypeUri: practice.eventTypeUri,
    path: `/therapist/view/${therapist.slug}?${choice}`,
    notAt: request.startsAt,
    times: [],
  };
}
