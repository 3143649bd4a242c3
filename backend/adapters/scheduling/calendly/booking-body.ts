import { DomainError } from "../../../domain/errors.ts";
import type { NewBooking } from "../../../ports/scheduling/time-holds.ts";
import { type KnownEventType, type Location, meetingTypeOf } from "./resources.ts";

const chosenByInvitee = ["outbound_call", "ask_invitee"];
const withText = ["physical", "custom"];

export function bookingBody(type: KnownEventType, request: NewBooking, bookingKey: string) {
  const { invitee, answers, tracking, startsAt } = request;
  const known = type.questionPlaces;
  const location = type.locations && locationFor(type.locations, request);
  return {
    event_type: type.uri,
    start_time: `${new Date(startsAt).toISOString().slice(0, -1)}000Z`,
    invitee: {
      name: invitee.name,
      // Events are later found by this address, case-sensitively.
      email: invitee.email.toLowerCase(),
      timezone: invitee.timeZone,
      ...(invitee.phone && { text_reminder_number: invitee.phone }),
    },
    ...(location && { location }),
    questions_and_answers: answers
      .filter(({ question, answer }) => known.has(question) && answer !== "")
      .map(({ question, answer }) => ({ question, answer, position: known.get(question) })),
    tracking: { ...tracking, utm_content: bookingKey },
  };
}

export function hasLocation({ locations }: KnownEventType, request: NewBooking): boolean {
  if (!locations) return true;
  const fitting = fittingOf(locations, request);
  return fitting.length === 0 || fitting.some(({ kind }) => !isChosenByInvitee(kind));
}

export function isChosenByInvitee(kind: string): boolean {
  return chosenByInvitee.includes(kind);
}

function fittingOf(locations: Location[], { meetingType }: NewBooking): Location[] {
  return locations.filter(({ kind }) =>
    meetingType === undefined || meetingTypeOf(kind) === meetingType
  );
}

function locationFor(locations: Location[], request: NewBooking) {
  const { meetingType } = request;
  const fitting = fittingOf(locations, request);
  const location = fitting.find(({ kind }) => !isChosenByInvitee(kind));
  if (location) {
    const { kind, location: text } = location;
    return withText.includes(kind) ? { kind, location: text } : { kind };
  }
  throw new DomainError("ERR_SLOT_NOT_OFFERED", {
    detail: fitting.length === 0
      ? `there is no ${meetingType} at this time`
      : "this way to meet is booked on the provider's own page",
  });
}
