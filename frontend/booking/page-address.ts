import { type Day, type Instant, instantOf, type Month } from "../days.ts";

/** Everything the address of a booking page says. */
export type PageAddress = {
  account: string;
  /** Absent on the account's own page, which lists what can be booked. */
  slug: string | null;
  /** A time chosen before the page was opened. */
  startsAt: Instant | null;
  day: Day | null;
  month: Month | null;
  name: string;
  email: string;
  /** Answers to custom questions by their position, from 1 to 99. */
  answers: Map<number, string>;
  /** Where it was wished to meet; a code of a meeting type chooses it. */
  location: string;
  /** What the page around this one shows itself. */
  hides: { eventType: boolean; landing: boolean };
  /** The colours of the page around this one, six hex digits each. */
  colours: Partial<Record<"background" | "text" | "primary", string>>;
  /** Where the visitor came from; stored with the booking. */
  tracking: Record<string, string>;
};

const trackingNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "salesforce_uuid",
];
/** What the contract takes of each. */
const longest = 200;

function matching(value: string | null | undefined, pattern: RegExp): string | null {
  return value && pattern.test(value) ? value : null;
}

function coloursIn(query: URLSearchParams): PageAddress["colours"] {
  const names = ["background", "text", "primary"] as const;
  return Object.fromEntries(names.flatMap((name) => {
    // Older wrappers leave the sign in.
    const digits = query.get(`${name}_color`)?.replace(/^#/, "");
    const colour = matching(digits, /^[0-9a-f]{6}$/i);
    return colour ? [[name, `#${colour.toLowerCase()}`]] : [];
  }));
}

function instantIn(text: string | null | undefined): Instant | null {
  if (!text || !/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(Date.parse(text))) return null;
  return instantOf(text);
}

function answersIn(query: URLSearchParams): Map<number, string> {
  const answers = new Map<number, string>();
  for (const [key, answer] of query) {
    const position = /^a([1-9][0-9]?)$/.exec(key)?.[1];
    if (position) answers.set(Number(position), answer);
  }
  return answers;
}

function trackingIn(query: URLSearchParams): Record<string, string> {
  const found = trackingNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, longest)]] : [];
  });
  return Object.fromEntries(found);
}

/** Reads `/@account[/slug[/start]]?…` (the start may stand in the query as `start_time` too); null when it is no address of a booking page. */
export function readPageAddress(href: string): PageAddress | null {
  // Nothing that is sent may have a NUL in it.
  const { pathname, searchParams: query } = new URL(href.replaceAll("%00", ""));
  const [account = "", slug, start, ...more] = pathname.slice(1).split("/").map(decoded);
  if (!account.startsWith("@") || account.length < 2 || more.length > 0) return null;
  const fullName = [query.get("first_name"), query.get("last_name")].filter(Boolean).join(" ");
  return {
    account: account.slice(1),
    slug: slug || null,
    startsAt: instantIn(start ?? query.get("start_time")),
    day: matching(query.get("date"), /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    month: matching(query.get("month"), /^\d{4}-(0[1-9]|1[0-2])$/),
    name: query.get("name") || fullName,
    email: query.get("email") ?? "",
    answers: answersIn(query),
    location: query.get("location") ?? "",
    hides: {
      eventType: query.get("hide_event_type_details") === "1",
      landing: query.get("hide_landing_page_details") === "1",
    },
    colours: coloursIn(query),
    tracking: trackingIn(query),
  };
}

/** What leads to everything that can be booked with the account; the page around the frame stays known. */
export function accountHref({ account }: PageAddress, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["date", "month", "start_time"]) query.delete(name);
  return `/@${encodeURIComponent(account)}${query.size > 0 ? `?${query}` : ""}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Who may be told about the booking: the page that frames this one and says so in `embed_domain`.
 * Null when nobody framed it or the one who did is not the one who is named.
 */
export function listenerOf(
  href: string,
  { framed, referrer }: { framed: boolean; referrer: string },
): string | null {
  const { searchParams, host, origin } = new URL(href);
  const named = searchParams.get("embed_domain");
  if (!framed || !named) return null;
  if (named === host) return origin;
  if (!URL.canParse(referrer)) return null;
  const parent = new URL(referrer);
  // "1" is what the provider's own React wrapper writes.
  return named === parent.host || named === "1" ? parent.origin : null;
}
