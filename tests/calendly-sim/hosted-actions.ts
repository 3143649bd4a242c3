import { type Bookings, trackingOf } from "./bookings.ts";
import { denied } from "./errors.ts";
import type { EventType, Invitee } from "./state.ts";

/** What the hosted page reads from its address and its form: prefilled values, answers a1…, utm. */
export function bookFromPage(
  bookings: Bookings,
  type: EventType,
  startsAt: number,
  query: URLSearchParams,
): Invitee {
  if (!bookings.isOpen(type, startsAt)) throw denied("That time is no longer available.");
  const name = query.get("name") ??
    [query.get("first_name"), query.get("last_name")].filter(Boolean).join(" ");
  const email = query.get("email") ?? "";
  if (!name || !/^[^@\s]+@[^@\s]+$/.test(email)) throw denied("Name and email are needed.");
  const kind = query.get("location");
  const location = type.locations?.find((one) => one.kind === kind) ?? type.locations?.[0] ?? null;
  const answers = type.questions.flatMap(({ name: question, position }, at) => {
    const answer = query.get(`a${at + 1}`) ?? "";
    return answer ? [{ question, answer, position }] : [];
  });
  return bookings.add({
    type,
    startsAt,
    name,
    email,
    timeZone: query.get("timezone") ?? type.owner.timeZone,
    location,
    answers,
    tracking: trackingOf((key) => query.get(key)),
    method: "instant_book",
  });
}
