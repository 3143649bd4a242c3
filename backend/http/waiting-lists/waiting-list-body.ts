import { z } from "@hono/zod-openapi";
import { minute } from "../../domain/duration.ts";
import { cancelFreeUntil } from "../../domain/free-cancellation.ts";
import { meetingTypes } from "../../domain/scheduling.ts";
import { partsOfDay } from "../../domain/search/part-of-day.ts";
import type { Language } from "../../domain/text.ts";
import type { Practice } from "../../domain/therapist.ts";
import {
  isOpen,
  waitingEnds,
  waitingOfferStatuses,
  waitingState,
  type Wish,
} from "../../domain/waiting-list.ts";
import type { OwnEntry } from "../../use-cases/waiting-lists/waiting-link.ts";
import {
  BookedPractice,
  BookedSessionBody,
  BookedTherapist,
  LinkToken,
  presentBooked,
} from "../booking-links/booked-session-body.ts";
import { bodyRefusals } from "../json-bodies.ts";
import { instantText } from "../version.ts";

const Instant = z.iso.datetime();

/** An empty list or null means any. */
export const wishFields = {
  weekdays: z.array(z.int().min(1).max(7)).max(7).openapi({
    description: "1 is Monday; empty means any day. On the practitioner's clock",
  }),
  partsOfDay: z.array(z.enum(partsOfDay)).max(4).openapi({
    description:
      "`morning` before 9, `day` 9–17, `evening` after 17, `late` after 20; empty means any time",
  }),
  meetingType: z.enum(meetingTypes).nullable().openapi({ description: "Null means either" }),
  practiceId: z.uuid().nullable().openapi({ description: "Null means any practice" }),
};

export const waitingExample = {
  weekdays: [2, 4],
  partsOfDay: ["evening" as const],
  meetingType: null,
  practiceId: null,
};

const OfferBody = z.object({
  id: z.uuid(),
  status: z.enum(waitingOfferStatuses).openapi({
    description:
      "`missed`: not answered in time. `withdrawn`: the practitioner no longer offers the time.",
  }),
  practice: BookedPractice,
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  meetingType: z.enum(meetingTypes),
  place: z.string().max(500),
  priceCents: z.int().min(0).max(10_000_000),
  cancelFreeUntil: Instant.openapi({ description: "Cancelling is free until then" }),
  answerBy: Instant.openapi({ description: "The time is kept until then" }),
}).openapi("WaitingListOffer");

const SeatBody = z.object({
  practice: BookedPractice,
  eventTypeUri: z.url().max(500),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string().max(64).openapi({ description: "The practitioner's IANA time zone" }),
  place: z.string().max(500),
}).openapi("WaitingSeat");

export const WaitingListBody = z.object({
  id: z.uuid(),
  state: z.enum(["waiting", "offered", "booked", "ended"]),
  endedBy: z.enum(waitingEnds).nullable().openapi({
    description:
      "How the place ended. In line for a seat: `missed`, the offer ended without an answer; `passed`, no seat became free in time; `cancelled`, the group does not take place.",
  }),
  seat: z.union([SeatBody, z.null()]).openapi({
    description: "The group time for whose seat the caller waits; null on the list for any time",
  }),
  therapist: BookedTherapist,
  ...wishFields,
  joinedAt: Instant,
  ahead: z.int().min(0).max(100_000).openapi({ description: "How many people joined earlier" }),
  offer: z.union([OfferBody, z.null()]).openapi({ description: "The latest offer" }),
  booking: z.union([BookedSessionBody, z.null()]).openapi({ description: "After accepting" }),
  token: LinkToken,
}).openapi("WaitingList");

export const TokenBody = z.object({ token: LinkToken }).openapi("WaitingListToken");

export const AnswerBody = z.object({ token: LinkToken, offerId: z.uuid() })
  .openapi("WaitingListAnswer");

export const linkRefusals = [...bodyRefusals, "ERR_INVALID_TOKEN"] as const;

export function presentWish({ weekdays, partsOfDay, meetingType, practiceId }: Wish) {
  return { weekdays, partsOfDay, meetingType, practiceId };
}

export function presentPractice({ type, durationMinutes, intro }: Practice) {
  return { type, durationMinutes, intro };
}

export function presentWaitingList(
  { entry, therapist, ahead, offer, booked, token }: OwnEntry,
  context: { publicUrl: string; language: Language; now: number },
): z.infer<typeof WaitingListBody> {
  const { id, slug, name, pictureKey } = therapist;
  return {
    id: entry.id,
    state: waitingState(entry, offer, context.now),
    endedBy: entry.endedBy,
    seat: presentSeat(therapist, entry),
    therapist: { id, slug, name, pictureUrl: pictureKey && `/files/${pictureKey}` },
    ...presentWish(entry),
    joinedAt: instantText(entry.createdAt),
    ahead,
    offer: offer && presentOffer({ therapist, offer }, context.now),
    booking: booked && presentBooked(booked, context),
    token,
  };
}

function presentSeat(
  { practices }: OwnEntry["therapist"],
  { seat, practiceId }: OwnEntry["entry"],
): z.infer<typeof SeatBody> | null {
  const practice = practices.find(({ id }) => id === practiceId);
  if (!seat) return null;
  const { startsAt, endsAt, eventTypeUri, timeZone, place } = seat;
  const durationMinutes = (endsAt - startsAt) / minute;
  return {
    practice: practice ? presentPractice(practice) : { type: "", durationMinutes, intro: false },
    eventTypeUri,
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    timeZone,
    place,
  };
}

function presentOffer(
  { therapist, offer }: { therapist: OwnEntry["therapist"]; offer: NonNullable<OwnEntry["offer"]> },
  now: number,
): z.infer<typeof OfferBody> | null {
  const practice = therapist.practices.find(({ id }) => id === offer.practiceId);
  if (!practice) return null;
  const { id, status, startsAt, endsAt, timeZone, meetingType, place, expiresAt } = offer;
  return {
    id,
    status: status === "open" && !isOpen(offer, now) ? "missed" : status,
    practice: presentPractice(practice),
    startsAt: instantText(startsAt),
    endsAt: instantText(endsAt),
    timeZone,
    meetingType,
    place,
    priceCents: practice.priceCents,
    cancelFreeUntil: instantText(cancelFreeUntil({ ...therapist, startsAt })),
    answerBy: instantText(expiresAt),
  };
}
