import { bookingUrl } from "backend/domain/booking-url.ts";

/** What the booking form is filled with beforehand. */
export type Prefill = {
  name?: string;
  email?: string;
  /** Answers to the practitioner's own questions, by their place: a1 to a99. */
  answers?: Record<string, string>;
};

const customAnswer = /^a[1-9][0-9]?$/;

/** The src of the frame: the booking page told who embeds it, who books and which day was looked at. */
export function frameUrl(
  page: URL,
  { host, prefill = {}, day, language, meetingType }: {
    /** Host of the page around the frame; the booking page answers only when it knows it. */
    host: string;
    prefill?: Prefill;
    /** The day to show, "2026-11-24". */
    day?: string | undefined;
    language?: string | undefined;
    /** A MEETING_TYPE code, which only our own booking page understands. */
    meetingType?: string | null | undefined;
  },
): string {
  const url = new URL(page);
  url.hash = "";
  const query = url.searchParams;
  query.set("embed_domain", host);
  query.set("embed_type", "Inline");
  query.set("hide_gdpr_banner", "1");
  if (language) query.set("lng", language);
  if (meetingType) query.set("location", meetingType);
  if (day) {
    query.set("month", day.slice(0, 7));
    query.set("date", day);
  }
  if (prefill.name) query.set("name", prefill.name);
  if (prefill.email) query.set("email", prefill.email);
  for (const [key, answer] of Object.entries(prefill.answers ?? {})) {
    if (customAnswer.test(key)) query.set(key, answer);
  }
  return url.href;
}

/** The first four parts of a booking address, split at "/": they name the account whose page it is. */
export function accountOf(schedulingUrl: string): string {
  return schedulingUrl.split("/").slice(0, 4).join("/");
}

type EventAddress = { uri: string; scheduling_url: string };

/** Events by their uri, and by the account whose page their address lies on. */
export function indexEvents<Event extends EventAddress>(events: readonly Event[]) {
  return {
    byUri: new Map(events.map((event) => [event.uri, event])),
    byAccount: Map.groupBy(events, (event) => accountOf(event.scheduling_url)),
  };
}

/**
 * The page where one time of a practitioner is booked: the practice's own page when it belongs to the practitioner's
 * account at the provider, else that account's page, else the provider's root.
 */
export function pageForTime(
  { calendarUrl, schedulingUrl, startsAt }: {
    calendarUrl: string;
    schedulingUrl: string;
    /** Instant, "2026-11-24T16:15:00Z". */
    startsAt: string;
  },
  providerOrigin: string,
): URL {
  const account = new URL(bookingUrl(calendarUrl, providerOrigin));
  const page = new URL(bookingUrl(schedulingUrl, providerOrigin));
  if (account.pathname === "/" || accountOf(page.href) !== accountOf(account.href)) return account;
  page.pathname = `${page.pathname.replace(/\/$/, "")}/${startsAt}`;
  return page;
}
