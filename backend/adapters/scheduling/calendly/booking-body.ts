import { DomainError } from "../../../domain/errors.ts";
import type { BookingRequest } from "../../../ports/scheduling.ts";
import { type KnownEventType, type Location, meetingTypeOf } from "./resources.ts";

/** What only the person can say, and we do not ask for: their number, or where they want to meet. */
const askedOfPerson = ["outbound_call", "ask_invitee"];
/** Where the words must be repeated that the practitioner has written down. */
const withWords = ["physical", "custom"];

/** The booking as the provider reads it; `intent` is how it is recognised when the answer is lost. */
export function bookingBody(type: KnownEventType, request: BookingRequest, intent: string) {
  const { invitee, answers, tracking, startsAt } = request;
  const known = type.questionPlaces;
  const location = type.locations && locationFor(type.locations, request);
  return {
    event_type: type.uri,
    start_time: `${new Date(startsAt).toISOString().slice(0, -1)}000Z`,
    invitee: {
      name: invitee.name,
      // Looked for by this address later, letter by letter.
      email: invitee.email.toLowerCase(),
      timezone: invitee.timeZone,
    },
    ...(location && { location }),
    questions_and_answers: answers
      .filter(({ question, answer }) => known.has(question) && answer !== "")
      .map(({ question, answer }) => ({ question, answer, position: known.get(question) })),
    tracking: { ...tracking, utm_content: intent },
  };
}

/** Whether we can say where to meet; otherwise only the provider's page asks the person. */
export function isNameable({ locations }: KnownEventType, request: BookingRequest): boolean {
  if (!locations) return true;
  const fitting = fittingOf(locations, request);
  return fitting.length === 0 || fitting.some(({ kind }) => !isAskedOfPerson(kind));
}

/** Whether the person says where to meet or which number to call. */
export function isAskedOfPerson(kind: string): boolean {
  return askedOfPerson.includes(kind);
}

function fittingOf(locations: Location[], { meetingType }: BookingRequest): Location[] {
  return locations.filter(({ kind }) =>
    meetingType === undefined || meetingTypeOf(kind) === meetingType
  );
}

function locationFor(locations: Location[], request: BookingRequest) {
  const { meetingType } = request;
  const fitting = fittingOf(locations, request);
  const location = fitting.find(({ kind }) => !isAskedOfPerson(kind));
  if (location) {
    const { kind, location: words } = location;
    return withWords.includes(kind) ? { kind, location: words } : { kind };
  }
  throw new DomainError("ERR_SLOT_NOT_OFFERED", {
    detail: fitting.length === 0
      ? `there is no ${meetingType} at this time`
      : "this way to meet is booked on the provider's own page",
  });
}
