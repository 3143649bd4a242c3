import { bookingUrl } from "./booking-url.ts";
import type { EventType } from "./scheduling.ts";
import type { Practice } from "./therapist.ts";

type Offer = Pick<Practice, "id" | "type" | "durationMinutes" | "intro" | "schedulingUrl">;
type Type = Pick<EventType, "uri" | "slug" | "schedulingUrl" | "durationMinutes">;

/** The account page of a booking URL (its first four segments), or null for another origin. */
export function accountPage(url: string, origin: string): string | null {
  const page = new URL(bookingUrl(url, origin));
  return page.pathname === "/" ? null : page.href.split("/").slice(0, 4).join("/").split("?")[0]!;
}

/** The event types of a URL: all of an account, or the one whose page it is. */
export function typesAt<Found extends Type>(types: Found[], url: string, origin: string): Found[] {
  const account = accountPage(url, origin);
  if (!account) return [];
  const path = pathOf(url);
  const own = types.filter(({ schedulingUrl }) => accountPage(schedulingUrl, origin) === account);
  const single = own.filter(({ schedulingUrl }) => pathOf(schedulingUrl) === path);
  return path === pathOf(account) ? own : single;
}

/**
 * The event type of each practice: with the same URL ending, else named after the practice, else of the same duration.
 * No type is used twice.
 */
export function matchTypes<Found extends Type>(
  practices: Offer[],
  types: Found[],
): Map<string, Found> {
  const free = new Set(types);
  const matched = new Map<string, Found>();
  const rules = [hasSameSlug, isNamedAfter, isIntro, hasSameDuration];
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

function hasSameSlug({ schedulingUrl }: Offer, { slug }: Type): boolean {
  return pathOf(schedulingUrl).split("/").at(-1) === slug;
}

function isNamedAfter({ type, durationMinutes, intro }: Offer, found: Type): boolean {
  const name = type.toLowerCase().replaceAll("_", "-");
  return !intro && found.slug.includes(name) && found.durationMinutes === durationMinutes;
}

function isIntro({ intro }: Offer, { slug }: Type): boolean {
  return intro && /intro|tutvu/.test(slug);
}

function hasSameDuration({ durationMinutes }: Offer, type: Type): boolean {
  return type.durationMinutes === durationMinutes;
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname.replace(/\/$/, "") ?? "";
}
