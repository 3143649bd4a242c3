import { bookTime as limits } from "../api/limits/calendly.ts";
import { type Day, dayMs, type Instant, instantOf, type Month } from "../days.ts";

export type PageAddress = {
  account: string;
  /** Null on the account page, which lists the event types. */
  slug: string | null;
  startsAt: Instant | null;
  day: Day | null;
  month: Month | null;
  name: string;
  email: string;
  answers: Map<number, string>;
  location: string;
  /** The client says that they have met the practitioner before. */
  known: boolean;
  hides: { eventType: boolean; landing: boolean };
  colours: Partial<Record<"background" | "text" | "primary", string>>;
  tracking: Record<string, string>;
  /** The host of the page around this one, as that page writes it. */
  embedDomain: string | null;
  /** The query as it was given. */
  search: string;
};

function matching(value: string | null | undefined, pattern: RegExp): string | null {
  return value && pattern.test(value) ? value : null;
}

function coloursIn(query: URLSearchParams): PageAddress["colours"] {
  const names = ["background", "text", "primary"] as const;
  return Object.fromEntries(names.flatMap((name) => {
    // Older embed scripts include the "#".
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
  const found = Object.entries(limits.tracking).flatMap(([name, { maxLength }]) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, maxLength)]] : [];
  });
  return Object.fromEntries(found);
}

/** Parses `/@account[/slug[/start]]?…`, also with the start as `?start_time=`; null for any other address. */
export function parsePageAddress(href: string): PageAddress | null {
  // The server rejects NUL characters.
  const { pathname, search, searchParams: query } = new URL(href.replaceAll("%00", ""));
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
    known: query.get("known") === "1",
    hides: {
      eventType: query.get("hide_event_type_details") === "1",
      landing: query.get("hide_landing_page_details") === "1",
    },
    colours: coloursIn(query),
    tracking: trackingIn(query),
    embedDomain: query.get("embed_domain"),
    search,
  };
}

/** Times before this instant (ms) are needed to show what the address requests. */
export function goalOf({ startsAt, day }: PageAddress): number {
  if (startsAt) return Date.parse(startsAt) + 1;
  return day ? Date.parse(day) + 2 * dayMs : 0;
}

export function accountHref({ account, search }: PageAddress): string {
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
