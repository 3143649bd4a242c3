import { bookingUrl } from "backend/domain/booking-url.ts";

type Prefill = {
  name?: string;
  email?: string;
  answers?: Record<string, string>;
};

const customAnswer = /^a[1-9][0-9]?$/;

export function frameUrl(
  page: URL,
  { host, prefill = {}, day, language, meetingType, known = false }: {
    host: string;
    prefill?: Prefill;
    day?: string | undefined;
    language?: string | undefined;
    /** A MEETING_TYPE code; Calendly ignores it. */
    meetingType?: string | null | undefined;
    /** Whether the client has met the practitioner before; Calendly ignores it. */
    known?: boolean;
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
  if (known) query.set("known", "1");
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

export function accountOf(schedulingUrl: string): string {
  return schedulingUrl.split("/").slice(0, 4).join("/");
}

/**
 * The page that books one time: the practice's page when it belongs to the practitioner's account, otherwise the
 * account page, otherwise the provider's root.
 */
export function pageForTime(
  { calendarUrl, schedulingUrl, startsAt }: {
    calendarUrl: string;
    schedulingUrl: string;
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
