import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Practice } from "../api/therapists.ts";
import { type Day, type Instant, instantOf } from "../days.ts";
import { useSearchParams } from "../shell/use-search-params.ts";

export type Choice = {
  practice: string | null;
  type: string | null;
  day: Day | null;
  start: Instant | null;
  book: boolean;
};

export const noChoice: Choice = { practice: null, type: null, day: null, start: null, book: false };

export function readChoice(params: URLSearchParams): Choice {
  const day = params.get("day") ?? "";
  const start = params.get("start") ?? "";
  const known = /^\d{4}-\d\d-\d\dT/.test(start) && !Number.isNaN(Date.parse(start));
  return {
    practice: params.get("practice"),
    type: params.get("type"),
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    start: known ? instantOf(start) : null,
    book: params.has("book"),
  };
}

export function writeChoice({ book, ...rest }: Choice): string {
  const entries = Object.entries(rest).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(entries);
  if (book) query.set("book", "");
  const text = query.toString().replaceAll("%3A", ":").replace(/book=$/, "book");
  return text && `?${text}`;
}

/** The page of a practitioner with a choice; with `book` it opens the booking. */
export function profileAddress(slug: string, choice: Partial<Choice> = {}): string {
  return `/therapist/view/${slug}${writeChoice({ ...noChoice, ...choice })}`;
}

export type Booking = { slug: string; choice: Choice };

const bookingParam = "book";

/** The booking that is open over another page, from `?book=<slug>?practice=…&start=…`. */
export function readBooking(params: URLSearchParams): Booking | null {
  const [, slug = "", query = ""] = /^([\w-]+)\?(.*)$/.exec(params.get(bookingParam) ?? "") ?? [];
  const choice = readChoice(new URLSearchParams(query));
  return slug && choice.start ? { slug, choice } : null;
}

/** The parameters of a page with a booking open over it, or with none. */
export function withBooking(params: URLSearchParams, booking: Booking | null): string {
  const next = new URLSearchParams(params);
  next.delete(bookingParam);
  if (booking) next.set(bookingParam, booking.slug + writeChoice(booking.choice));
  return next.size > 0 ? `?${next.toString().replaceAll("%2C", ",")}` : "";
}

/** The chosen practice, otherwise the first one that is not an introductory call. */
export function practiceOf(practices: Practice[], id: string | null): Practice | undefined {
  return practices.find((practice) => practice.id === id) ??
    practices.find((practice) => !practice.intro) ?? practices[0];
}

/** The meeting type that is booked: the chosen one, otherwise the first one of the time or of the practice. */
export function meetingTypeOf(
  practice: Pick<Practice, "meetingTypes">,
  type: string | null,
  time?: { meeting_types: readonly string[] },
): string | null {
  return type ?? time?.meeting_types[0] ?? practice.meetingTypes[0] ?? null;
}

/** The choice of another practice; the meeting type stays where the practice offers it. */
export function choiceOfPractice(
  { id, meetingTypes }: Pick<Practice, "id" | "meetingTypes">,
  type: string | null,
): Partial<Choice> {
  const isOffered = meetingTypes.some((each) => each === type);
  return { practice: id, type: isOffered ? type : null, start: null };
}

export function useChoice() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(params), [params]);
  /** The browser's address has a choice before the page is drawn with it. A story has no address of its own. */
  function newest(): Choice {
    const { location } = globalThis;
    return location.pathname === pathname
      ? readChoice(new URLSearchParams(location.search))
      : choice;
  }
  return {
    choice,
    change(part: Partial<Choice>) {
      const search = writeChoice({ ...newest(), ...part });
      void navigate({ search }, { preventScrollReset: true, replace: true });
    },
    open(part: Partial<Choice>) {
      const chosen = { ...newest(), ...part };
      // Back comes to the time that is held then, and not to the first one that is left.
      const before = writeChoice({ ...chosen, book: false });
      void navigate({ search: before }, { preventScrollReset: true, replace: true });
      void navigate({ search: writeChoice({ ...chosen, book: true }) }, {
        preventScrollReset: true,
      });
    },
    addressWith: (part: Partial<Choice>) => pathname + writeChoice({ ...choice, ...part }),
  };
}
