/**
 * The state of the simulated provider: people, tokens, event types and bookings. Instants are ms.
 */

export const plans = ["free", "trial", "paid", "enterprise"] as const;
export type Plan = (typeof plans)[number];

export type Person = {
  uuid: string;
  name: string;
  slug: string;
  email: string;
  timeZone: string;
  organization: string;
  isAdmin: boolean;
  plan: Plan;
};

export type Token = { value: string; person: Person; scopes: string[]; isExpired: boolean };

export type Location = { kind: string; location?: string; additional_info?: string };

export type Question = {
  name: string;
  type: "string" | "text" | "phone_number" | "single_select" | "multi_select";
  position: number;
  enabled: boolean;
  required: boolean;
  answer_choices: string[];
  include_other: boolean;
};

/** Hours in the owner's zone; weekday 1 is Monday. */
export type Hours = { weekdays: number[]; fromMinute: number; toMinute: number };

export type EventType = {
  uuid: string;
  owner: Person;
  slug: string;
  name: string;
  description: string | null;
  active: boolean;
  secret: boolean;
  bookingMethod: "instant" | "poll";
  poolingType: "round_robin" | "collective" | null;
  capacity: number;
  durationMinutes: number;
  stepMinutes: number;
  bufferAfterMinutes: number;
  noticeMinutes: number;
  horizonDays: number;
  hours: Hours[];
  locations: Location[] | null;
  questions: Question[];
  color: string;
  createdAt: number;
  updatedAt: number;
  /** A deleted type can still be read. */
  deletedAt: number | null;
};

export type Cancellation = {
  canceled_by: string;
  reason: string | null;
  canceler_type: "host" | "invitee";
  createdAt: number;
};

export type Event = {
  uuid: string;
  type: EventType;
  status: "active" | "canceled";
  startsAt: number;
  endsAt: number;
  location: Location | null;
  cancellation: Cancellation | null;
  /** Addresses of further guests the invitee names. */
  guests: string[];
  createdAt: number;
  updatedAt: number;
};

export const trackingKeys = [
  "utm_campaign",
  "utm_source",
  "utm_medium",
  "utm_content",
  "utm_term",
  "salesforce_uuid",
] as const;

export type Tracking = Record<(typeof trackingKeys)[number], string | null>;

export type Answer = { question: string; answer: string; position: number };

type Payment = { external_id: string; provider: "stripe"; amount: number; currency: "EUR" };

export type Invitee = {
  uuid: string;
  event: Event;
  email: string;
  name: string;
  phone: string | null;
  timeZone: string;
  status: "active" | "canceled";
  answers: Answer[];
  tracking: Tracking;
  rescheduled: boolean;
  old: Invitee | null;
  new: Invitee | null;
  cancellation: Cancellation | null;
  noShow: { uuid: string; createdAt: number } | null;
  method: "instant_book" | "api" | null;
  payment: Payment | null;
  createdAt: number;
  updatedAt: number;
};

export type Busy = { person: Person; from: number; to: number };

export type Link = { path: string; type: EventType; isUsed: boolean };

export type Hook = {
  uuid: string;
  callbackUrl: string;
  events: string[];
  scope: "organization" | "user";
  organization: string;
  user: Person | null;
  creator: Person;
  signingKey: string | null;
  state: "active" | "disabled";
  retryStartedAt: number | null;
  createdAt: number;
  updatedAt: number;
};

export type Settings = {
  /** The base of resource uris: the real provider's, wherever the simulator listens. */
  uriBase: string;
  maxAvailabilityDays: number;
  maxBusyDays: number;
  pageDefault: number;
  pageMax: number;
  /** How a taken time is refused; the real provider's answer is not documented. */
  slotConflictMode: "400_already_filled" | "404" | "409";
  /** A page used for rescheduling loses the utm values. */
  losesTracking: boolean;
  /** Requests per minute; absent: by the plan. */
  requestsPerMinute?: number | undefined;
};

export const defaults: Settings = {
  uriBase: "https://api.calendly.com",
  maxAvailabilityDays: 31,
  maxBusyDays: 7,
  pageDefault: 20,
  pageMax: 100,
  slotConflictMode: "400_already_filled",
  losesTracking: false,
};

export type World = ReturnType<typeof newWorld>;

/** An empty provider with a given clock and source of ids. */
export function newWorld(settings: Partial<Settings>, clock: () => number, seed: number) {
  const nextId = idsFrom(seed);
  return {
    settings: { ...defaults, ...settings },
    clock,
    nextId,
    organization: nextId(),
    /** The origin of the hosted pages, known once they are served. */
    pageOrigin: "https://calendly.com",
    people: [] as Person[],
    tokens: [] as Token[],
    eventTypes: [] as EventType[],
    events: [] as Event[],
    invitees: [] as Invitee[],
    busy: [] as Busy[],
    links: [] as Link[],
    hooks: [] as Hook[],
    forgotten: [] as string[],
  };
}

/** Ids that look like the provider's and are the same in every run. */
function idsFrom(seed: number): () => string {
  let state = seed >>> 0;
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  return () => {
    let id = "";
    for (let at = 0; at < 16; at++) {
      // Numerical Recipes' generator; nothing here must be secret.
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      id += letters[state >>> 27];
    }
    return id;
  };
}

export const everyScope = [
  "users:read",
  "organizations:read",
  "event_types:read",
  "availability:read",
  "scheduled_events:write",
  "scheduling_links:write",
  "webhooks:write",
];

export function addPerson(
  world: World,
  { name, plan = "paid", ...given }:
    & Pick<Person, "name">
    & Partial<Pick<Person, "slug" | "email" | "timeZone" | "plan" | "isAdmin" | "organization">>,
): Person {
  const slug = given.slug ?? name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const person: Person = {
    uuid: world.nextId(),
    name,
    slug,
    email: given.email ?? `${slug}@example.org`,
    timeZone: given.timeZone ?? "Europe/Tallinn",
    organization: given.organization ?? world.organization,
    isAdmin: given.isAdmin ?? false,
    plan,
  };
  world.people.push(person);
  return person;
}

export function addToken(world: World, person: Person, scopes: string[] = everyScope): Token {
  const token = { value: `sim-${world.nextId()}`, person, scopes, isExpired: false };
  world.tokens.push(token);
  return token;
}

/** Monday to Friday, nine to five, every hour, unless given otherwise. */
export function addEventType(
  world: World,
  owner: Person,
  given: Pick<EventType, "slug" | "name"> & Partial<EventType>,
): EventType {
  const now = world.clock();
  const type: EventType = {
    uuid: world.nextId(),
    owner,
    description: null,
    active: true,
    secret: false,
    bookingMethod: "instant",
    poolingType: null,
    capacity: 1,
    durationMinutes: 50,
    stepMinutes: 60,
    bufferAfterMinutes: 10,
    noticeMinutes: 120,
    horizonDays: 120,
    hours: [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1020 }],
    locations: [{ kind: "google_conference" }],
    questions: [],
    color: "#206546",
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...given,
  };
  world.eventTypes.push(type);
  return type;
}
