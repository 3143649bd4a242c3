import { ApiError, asApiError } from "../api/api-error.ts";
import type { components } from "../api/schema.d.ts";
import { type Instant, instantOf } from "../days.ts";
import type { Hold } from "./booking-state.ts";

type Schemas = components["schemas"];

export type EventType = Schemas["EventType"];
export type OfferedEventType = Schemas["OfferedEventType"];
export type AvailableTime = Schemas["AvailableTime"];
export type BookingPage = Schemas["BookingPage"];
export type MeetingType = AvailableTime["meeting_types"][number];
export type DomainValue = Schemas["DomainValue"];
export type InviteeRequest = Schemas["NewInvitee"];

type RequestOptions = { body?: unknown; headers?: Record<string, string>; keepalive?: boolean };

const goneCodes = new Set(["ERR_SLOT_TAKEN", "ERR_SLOT_NOT_OFFERED", "ERR_HOLD_EXPIRED"]);

export function isTimeGone(reason: unknown): reason is ApiError {
  return reason instanceof ApiError && goneCodes.has(reason.errCode);
}

export async function request(method: string, path: string, options: RequestOptions = {}) {
  const { body, headers, ...rest } = options;
  const response = await fetch(`/api${path}`, {
    ...rest,
    method,
    headers: {
      "Accept-Language": document.documentElement.lang,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw asApiError(answer, response);
  return answer;
}

export async function getBookingPage(account: string, slug: string): Promise<BookingPage> {
  const path = `/calendly/booking-pages/${encodeURIComponent(account)}/${encodeURIComponent(slug)}`;
  return await request("GET", path) as BookingPage;
}

export async function listDomainValues(): Promise<DomainValue[]> {
  return await request("GET", "/domain-values") as DomainValue[];
}

/** The free times in [from, to) (ms), at most 31 days. */
export async function listTimes(
  eventType: string,
  { from, to }: { from: number; to: number },
): Promise<AvailableTime[]> {
  const query = new URLSearchParams({
    event_type: eventType,
    start_time: new Date(from).toISOString(),
    end_time: new Date(to).toISOString(),
  });
  const path = `/calendly/event-type-available-times?${query}`;
  const { collection } = await request("GET", path) as Schemas["AvailableTimes"];
  return collection.map((time) => ({ ...time, start_time: instantOf(time.start_time) }));
}

export async function holdTime(
  eventType: string,
  startsAt: Instant,
  replaces: Hold | null,
): Promise<Hold> {
  const hold = await request("POST", "/calendly/holds", {
    body: {
      event_type: eventType,
      start_time: startsAt,
      ...(replaces ? { replaces: { id: replaces.id, secret: replaces.secret } } : {}),
    },
  }) as Schemas["Hold"];
  const { id, secret, expires_at } = hold;
  return { id, secret, startsAt, expiresAt: Date.parse(expires_at) };
}

/** The request outlives the page, so that closing it releases the time. */
export async function releaseTime({ id, secret }: Hold): Promise<void> {
  await request("DELETE", `/calendly/holds/${encodeURIComponent(id)}`, {
    headers: { "X-Hold-Secret": secret },
    keepalive: true,
  });
}
