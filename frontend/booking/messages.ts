/** What the booking page tells the page around it, in the provider's words. */
export type BookingMessage =
  | { event: "calendly.profile_page_viewed"; payload: Record<never, never> }
  | { event: "calendly.event_type_viewed"; payload: Record<never, never> }
  | { event: "calendly.date_and_time_selected"; payload: Record<never, never> }
  | {
    event: "calendly.event_scheduled";
    payload: { event: { uri: string }; invitee: { uri: string } };
  }
  | { event: "calendly.page_height"; payload: { height: string } };

/** The same as it is understood: a height in pixels. */
export type HeardMessage =
  | Exclude<BookingMessage, { event: "calendly.page_height" }>
  | { event: "calendly.page_height"; payload: { height: number } };

/** While a provider's page is on its way it tells heights of a few pixels. */
const leastHeight = 300;

const silent = [
  "calendly.profile_page_viewed",
  "calendly.event_type_viewed",
  "calendly.date_and_time_selected",
] as const;

/** Both address forms of the provider and ours end alike, and the invitee lies below its event. */
const inviteeUri = /^(https?:\/\/\S+\/scheduled_events\/[\w-]{1,64})\/invitees\/[\w-]{1,64}$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function uriOf(value: unknown): string {
  return isObject(value) && typeof value.uri === "string" ? value.uri : "";
}

function readScheduled(payload: unknown): HeardMessage | null {
  if (!isObject(payload)) return null;
  const event = { uri: uriOf(payload.event) };
  const invitee = { uri: uriOf(payload.invitee) };
  if (inviteeUri.exec(invitee.uri)?.[1] !== event.uri) return null;
  return { event: "calendly.event_scheduled", payload: { event, invitee } };
}

/** The provider writes "602px"; a number is accepted too. */
function readHeight(payload: unknown): HeardMessage | null {
  const height = isObject(payload) ? Number.parseFloat(String(payload.height)) : Number.NaN;
  if (!Number.isFinite(height) || height < leastHeight) return null;
  return { event: "calendly.page_height", payload: { height } };
}

function readData(data: unknown): HeardMessage | null {
  if (!isObject(data)) return null;
  if (data.event === "calendly.event_scheduled") return readScheduled(data.payload);
  if (data.event === "calendly.page_height") return readHeight(data.payload);
  const event = silent.find((each) => each === data.event);
  return event && isObject(data.payload) ? { event, payload: {} } : null;
}

/** A message of our own booking frame, or null for anything another page, frame or script has posted. */
export function readBookingMessage(
  message: Pick<MessageEvent, "origin" | "source" | "data">,
  expected: { origin: string; frame: MessageEventSource | null | undefined },
): HeardMessage | null {
  if (message.origin !== expected.origin) return null;
  if (!expected.frame || message.source !== expected.frame) return null;
  return readData(message.data);
}
