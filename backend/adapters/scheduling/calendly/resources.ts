import type {
  EventType,
  Invitee,
  MeetingType,
  ScheduledEvent,
} from "../../../domain/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { bookingKeyIn, predecessorIn } from "./booking-key.ts";

export type Raw = Record<string, unknown>;

export function rawOf(value: unknown): Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value as Raw : {};
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function listOf(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(rawOf) : [];
}

export function instantOf(value: unknown): number {
  const instant = Date.parse(textOf(value));
  return Number.isNaN(instant) ? 0 : instant;
}

/** The provider writes a space where IANA has an underscore. */
export function zoneOf(value: unknown, fallback: string): string {
  return textOf(value).replaceAll(" ", "_") || fallback;
}

const groupCapacity = 2;

export type Location = { kind: string; location: string };

export type KnownEventType = EventType & {
  isListed: boolean;
  locations: Location[] | null;
  questionPlaces: Map<string, number>;
};

export function readEventType(raw: Raw, addresses: Addresses, timeZone: string): KnownEventType {
  const profile = rawOf(raw.profile);
  const locations = listOf(raw.locations).map(({ kind, location }) => ({
    kind: textOf(kind),
    location: textOf(location),
  }));
  const schedulingUrl = textOf(raw.scheduling_url);
  const questions = listOf(raw.custom_questions)
    .map(({ position, ...rest }, at) => ({ ...rest, position: Number(position ?? at) || 0 }) as Raw)
    .filter(({ enabled, name }) => enabled !== false && textOf(name) !== "")
    .toSorted((a, b) => Number(a.position) - Number(b.position));
  return {
    uri: addresses.canonical(raw.uri),
    schedulingUrl,
    ownerUri: addresses.canonical(profile.owner),
    ownerName: textOf(profile.name),
    slug: textOf(raw.slug) || (schedulingUrl.split("/").at(-1) ?? ""),
    name: textOf(raw.name),
    description: textOf(raw.description_plain),
    active: raw.active === true && textOf(raw.deleted_at) === "",
    durationMinutes: Number(raw.duration) || 30,
    meetingTypes: meetingTypesOf(locations),
    questions: questions.map(({ name, required }) => ({
      name: textOf(name),
      required: required === true,
    })),
    questionPlaces: new Map(
      questions.map(({ name, position }) => [textOf(name), Number(position)]),
    ),
    capacity: raw.kind === "group" ? groupCapacity : 1,
    oncePerClient: false,
    horizonDays: null,
    color: textOf(raw.color).slice(0, 9),
    position: Number(raw.position) || 0,
    timeZone,
    createdAt: instantOf(raw.created_at),
    updatedAt: instantOf(raw.updated_at),
    isListed: raw.secret !== true && raw.booking_method !== "poll",
    locations: raw.pooling_type === "round_robin" || locations.length === 0 ? null : locations,
  };
}

export function meetingTypeOf(kind: string): MeetingType {
  return kind === "physical" || kind === "ask_invitee" ? "IN_PERSON" : "VIDEO_CALL";
}

function meetingTypesOf(locations: Location[]): MeetingType[] {
  const found = new Set(locations.map(({ kind }) => meetingTypeOf(kind)));
  return found.size > 0 ? [...found] : ["VIDEO_CALL"];
}

export function placeOf(locations: Location[] | null): string {
  return locations?.find(({ kind }) => kind === "physical")?.location ?? "";
}

export function readEvent(raw: Raw, addresses: Addresses, timeZone: string): ScheduledEvent {
  const location = rawOf(raw.location);
  const kind = textOf(location.type);
  const cancellation = rawOf(raw.cancellation);
  const { total, active, limit } = rawOf(raw.invitees_counter);
  return {
    uri: addresses.canonical(raw.uri),
    eventTypeUri: addresses.canonical(raw.event_type),
    ownerUri: ownerOf(raw, addresses),
    name: textOf(raw.name),
    status: raw.status === "canceled" ? "canceled" : "active",
    startsAt: instantOf(raw.start_time),
    endsAt: instantOf(raw.end_time),
    timeZone,
    guests: {
      total: Number(total) || 0,
      active: Number(active) || 0,
      limit: Number(limit) || 1,
    },
    meetingType: meetingTypeOf(kind),
    place: meetingTypeOf(kind) === "IN_PERSON" ? textOf(location.location) : "",
    canceledBy: textOf(cancellation.canceled_by) || null,
    cancelReason: typeof cancellation.reason === "string" ? cancellation.reason : null,
    createdAt: instantOf(raw.created_at),
    updatedAt: instantOf(raw.updated_at),
  };
}

export function ownerOf(event: Raw, addresses: Addresses): string {
  return addresses.canonical(listOf(event.event_memberships)[0]?.user);
}

const tracked = ["utm_campaign", "utm_source", "utm_medium", "utm_content", "utm_term"];

export function readInvitee(raw: Raw, addresses: Addresses): Invitee {
  const tracking = rawOf(raw.tracking);
  const noShow = rawOf(raw.no_show);
  const bookingKey = bookingKeyIn(raw);
  return {
    uri: addresses.canonical(raw.uri),
    eventUri: addresses.canonical(raw.event),
    email: textOf(raw.email),
    name: textOf(raw.name) ||
      [raw.first_name, raw.last_name].map(textOf).filter(Boolean).join(" "),
    phone: textOf(raw.text_reminder_number) || null,
    timeZone: zoneOf(raw.timezone, "UTC"),
    status: raw.status === "canceled" ? "canceled" : "active",
    answers: listOf(raw.questions_and_answers).map(({ question, answer, position }) => ({
      question: textOf(question),
      answer: textOf(answer),
      position: Number(position) || 0,
    })),
    tracking: Object.fromEntries(
      tracked.map((key) => [key, textOf(tracking[key])])
        .filter(([, value]) => value !== "" && value !== bookingKey),
    ),
    oldInviteeUri: addresses.canonical(raw.old_invitee) ||
      predecessorIn(bookingKey, addresses.resource) || null,
    newInviteeUri: addresses.canonical(raw.new_invitee) || null,
    rescheduleUrl: textOf(raw.reschedule_url) || null,
    cancelUrl: textOf(raw.cancel_url) || null,
    noShow: textOf(noShow.uri) !== "",
    createdAt: instantOf(raw.created_at),
    updatedAt: Math.max(instantOf(raw.updated_at), instantOf(noShow.created_at)),
  };
}
