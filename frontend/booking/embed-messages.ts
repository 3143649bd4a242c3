import { type Instant, instantOf } from "../days.ts";

/** What the booking page posts to the page around it; the names and shapes are Calendly's, except our own login. */
export type BookingMessage =
  | { event: "calendly.profile_page_viewed"; payload: Record<never, never> }
  | { event: "calendly.event_type_viewed"; payload: Record<never, never> }
  | { event: "calendly.date_and_time_selected"; payload: Record<never, never> }
  | {
    event: "calendly.event_scheduled";
    payload: { event: { uri: string }; invitee: { uri: string } };
  }
  | { event: "calendly.page_height"; payload: { height: string } }
  | { event: "heaolu.login_requested"; payload: { start_time: Instant } };

export type ParsedMessage =
  | Exclude<BookingMessage, { event: "calendly.page_height" }>
  | { event: "calendly.page_height"; payload: { height: number } };

const minHeight = 300;

const eventsWithoutPayload = [
  "calendly.profile_page_viewed",
  "calendly.event_type_viewed",
  "calendly.date_and_time_selected",
] as const;

const inviteeUri = /^(https?:\/\/\S+\/scheduled_events\/[\w-]{1,64})\/invitees\/[\w-]{1,64}$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function uriOf(value: unknown): string {
  return isObject(value) && typeof value.uri === "string" ? value.uri : "";
}

function parseScheduled(payload: unknown): ParsedMessage | null {
  if (!isObject(payload)) return null;
  const event = { uri: uriOf(payload.event) };
  const invitee = { uri: uriOf(payload.invitee) };
  if (inviteeUri.exec(invitee.uri)?.[1] !== event.uri) return null;
  return { event: "calendly.event_scheduled", payload: { event, invitee } };
}

function parseHeight(payload: unknown): ParsedMessage | null {
  const height = isObject(payload) ? Number.parseFloat(String(payload.height)) : Number.NaN;
  if (!Number.isFinite(height) || height < minHeight) return null;
  return { event: "calendly.page_height", payload: { height } };
}

function parseLogIn(payload: unknown): ParsedMessage | null {
  const start = isObject(payload) ? String(payload.start_time) : "";
  if (!/^\d{4}-\d\d-\d\dT/.test(start) || Number.isNaN(Date.parse(start))) return null;
  return { event: "heaolu.login_requested", payload: { start_time: instantOf(start) } };
}

function parseData(data: unknown): ParsedMessage | null {
  if (!isObject(data)) return null;
  if (data.event === "calendly.event_scheduled") return parseScheduled(data.payload);
  if (data.event === "calendly.page_height") return parseHeight(data.payload);
  if (data.event === "heaolu.login_requested") return parseLogIn(data.payload);
  const event = eventsWithoutPayload.find((each) => each === data.event);
  return event && isObject(data.payload) ? { event, payload: {} } : null;
}

/** Parses a message of the booking frame; null for a message from any other origin or window. */
export function parseBookingMessage(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  expected: { origin: string; frame: MessageEventSource | null | undefined },
): ParsedMessage | null {
  if (message.origin !== expected.origin) return null;
  if (!expected.frame || message.source !== expected.frame) return null;
  return parseData(message.data);
}
