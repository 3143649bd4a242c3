import { queryOptions } from "@tanstack/react-query";
import { hasErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { config } from "../config.ts";
import type { BookingTerms } from "./booking-state.ts";
import { accountOf } from "./frame-url.ts";

type Schemas = components["schemas"];

export type BookingPage = Schemas["BookingPage"];
export type EventType = Schemas["EventType"];
export type OfferedEventType = Schemas["OfferedEventType"];

/** What the page says that a booking costs; null when it names no price. */
export function termsOf({ practice, eventType }: BookingPage): BookingTerms | null {
  return practice && { priceCents: practice.priceCents, durationMinutes: eventType.duration };
}

/** The page with the terms that apply by now. */
export function withTerms(page: BookingPage, terms: BookingTerms | null): BookingPage {
  const { practice, eventType } = page;
  if (!terms || !practice) return page;
  return {
    ...page,
    practice: { ...practice, priceCents: terms.priceCents },
    eventType: { ...eventType, duration: terms.durationMinutes },
  };
}

/** Null when there is no such page. */
export function bookingPageQuery(account: string, slug: string) {
  return queryOptions({
    queryKey: ["booking-page", account, slug],
    queryFn: () => readBookingPage(account, slug),
  });
}

async function readBookingPage(account: string, slug: string): Promise<BookingPage | null> {
  try {
    return await ok(api.GET("/api/calendly/booking-pages/{account}/{slug}", {
      params: { path: { account, slug } },
    }));
  } catch (failure) {
    if (hasErrorCode(failure, "ERR_NOT_FOUND")) return null;
    throw failure;
  }
}

async function listEventTypes(account: string): Promise<OfferedEventType[]> {
  const user = `${config.scheduling.origin}/api/calendly/users/${encodeURIComponent(account)}`;
  const types: OfferedEventType[] = [];
  let token: string | null = null;
  do {
    const from: { page_token?: string } = token ? { page_token: token } : {};
    const page: Schemas["EventTypes"] = await ok(api.GET("/api/calendly/event-types", {
      params: { query: { user, count: 100, ...from } },
    }));
    types.push(...page.collection);
    token = page.pagination.next_page_token;
  } while (token);
  return types;
}

/** The event types of an account itself, without those of groups it belongs to. */
export function eventTypesQuery(account: string) {
  return queryOptions({
    queryKey: ["event-types", account],
    queryFn: async () => {
      const own = accountOf(`${config.scheduling.origin}/@${account}`);
      const types = await listEventTypes(account);
      return types.filter(({ scheduling_url }) => accountOf(scheduling_url) === own);
    },
  });
}

/** Whether the account is a practitioner's, not a team's. */
export function isOfPerson(types: OfferedEventType[] | undefined): boolean {
  return types?.[0]?.profile?.type === "User";
}
