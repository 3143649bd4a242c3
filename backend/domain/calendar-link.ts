import { bookingUrl } from "./booking-url.ts";
import type { EventType } from "./scheduling.ts";
import type { Practice } from "./therapist.ts";

type Offer = Pick<Practice, "id" | "type" | "durationMinutes" | "intro" | "schedulingUrl">;
type Type = Pick<EventType, "uri" | "slug" | "schedulingUrl" | "durationMinutes">;

/** The page of the account on which an address lies: its first four parts. Null when it is not the provider's. */
export function accountPage(url: string, origin: string): string | null {
  const page = new URL(bookingUrl(url, origin));
  return page.pathname === "/" ? null : page.href.split("/").slice(0, 4).join("/").split("?")[0]!;
}

/** The event types an address means: all of an account, or the one whose page it is. */
export function typesAt<Found extends Type>(types: Found[], url: string, origin: string): Found[] {
  const account = accountPage(url, origin);
  if (!account) return [];
  const path = pathOf(url);
  const own = types.filter(({ schedulingUrl }) => accountPage(schedulingUrl, origin) === account);
  const single = own.filter(({ schedulingUrl }) => pathOf(schedulingUrl) === path);
  return path === pathOf(account) ? own : single;
}

/**
 * Which event type each practice is booked at: the one whose address ends alike, else the one that is named after the
 * practice, else one of the same length. None is given twice.
 */
export function matchTypes<Found extends Type>(
  practices: Offer[],
  types: Found[],
): Map<string, Found> {
  const free = new Set(types);
  const matched = new Map<string, Found>();
  const rules = [isAtSameAddress, isNamedAfter, isForMeeting, isAsLong];
  for (const fits of rules) {
    for (const practice of practices) {
      if (matched.has(practice.id)) continue;
      const type = [...free].find((one) => fits(practice, one));
      if (!type) continue;
      matched.set(practice.id, type);
      free.delete(type);
    }
  }
  return matched;
}

function isAtSameAddress({ schedulingUrl }: Offer, { slug }: Type): boolean {
  return pathOf(schedulingUrl).split("/").at(-1) === slug;
}

function isNamedAfter({ type, durationMinutes, intro }: Offer, found: Type): boolean {
  const name = type.toLowerCase().replaceAll("_", "-");
  return !intro && found.slug.includes(name) && found.durationMinutes === durationMinutes;
}

function isForMeeting({ intro }: Offer, { slug }: Type): boolean {
  return intro && /intro|tutvu/.test(slug);
}

function isAsLong({ durationMinutes }: Offer, type: Type): boolean {
  return type.durationMinutes === durationMinutes;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname.replace(/\/$/, "") ?? "";
}
