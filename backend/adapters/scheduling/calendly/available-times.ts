import { DomainError } from "../../../domain/errors.ts";
import type { AvailableTime } from "../../../domain/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { type CalendlyClient, collectionOf } from "./client.ts";
import type { CalendlyEventTypes } from "./event-types.ts";
import { keptAnswers } from "./kept-answers.ts";
import { ProviderRefusal, TooLong } from "./provider-refusal.ts";
import { instantOf, type KnownEventType, placeOf, rawOf, textOf } from "./resources.ts";

/** ms */
type Range = { from: number; to: number };

export type TimesSettings = {
  clock: () => number;
  /** The longest span (days) the provider answers at once. */
  spanDays: number;
  /** How long (ms) whoever looks at cards waits for times that are not known yet. */
  cardsMs: number;
};

const day = 86_400_000;
/** What may be asked for everywhere, and was all that could be for years. */
const week = 7 * day;
/** A start has to be in the future by the provider's clock too. */
const ahead = 60_000;
const freshMs = 30_000;
/** On a card a time may be this old (ms) when the provider is busy or away: its page asks again. */
const cardStaleMs = 10 * 60_000;
/** Nobody books further ahead. */
const horizon = 731 * day;

export function calendlyTimes(
  client: CalendlyClient,
  types: CalendlyEventTypes,
  addresses: Addresses,
  { clock, spanDays, cardsMs }: TimesSettings,
) {
  const kept = keptAnswers<AvailableTime[]>({ clock, most: 2000, freshMs });

  let weeksOnly = false;

  /** A span that is too wide for the provider, or its times for one answer, is asked for week by week. */
  async function askWide(type: KnownEventType, range: Range): Promise<AvailableTime[]> {
    const isWide = range.to - range.from > week;
    try {
      if (!isWide || !weeksOnly) return await ask(type, range);
    } catch (error) {
      const isRefused = error instanceof ProviderRefusal && error.kind === "invalid";
      if (!isWide || !(isRefused || error instanceof TooLong)) throw error;
      const times = await askByWeeks(type, range);
      // Only now is it certain that the width was to blame.
      weeksOnly ||= isRefused;
      return times;
    }
    return await askByWeeks(type, range);
  }

  async function askByWeeks(type: KnownEventType, { from, to }: Range): Promise<AvailableTime[]> {
    const weeks: Range[] = [];
    for (let at = from; at < to; at += week) weeks.push({ from: at, to: Math.min(to, at + week) });
    return (await Promise.all(weeks.map((one) => ask(type, one)))).flat();
  }

  async function ask(type: KnownEventType, range: Range): Promise<AvailableTime[]> {
    try {
      const answer = await client.get("event_type_available_times", {
        event_type: type.uri,
        start_time: new Date(range.from).toISOString(),
        end_time: new Date(range.to).toISOString(),
      });
      return collectionOf(answer).map(rawOf).filter(({ status }) => status !== "unavailable")
        .map((raw) => ({
          startsAt: instantOf(raw.start_time),
          schedulingUrl: textOf(raw.scheduling_url) || type.schedulingUrl,
          meetingTypes: type.meetingTypes,
          place: placeOf(type.locations),
          seatsLeft: Math.max(1, Number(raw.invitees_remaining) || 1),
        }));
    } catch (error) {
      const isGone = error instanceof ProviderRefusal &&
        (error.kind === "not-found" || error.kind === "permission");
      if (!isGone) throw error;
      // It was there a minute ago.
      types.forget();
      throw new DomainError("ERR_NOT_FOUND");
    }
  }

  async function activeType(uri: string): Promise<KnownEventType> {
    const type = await types.known(uri);
    if (!type?.active) throw new DomainError("ERR_NOT_FOUND");
    return type;
  }

  /** Spans that everybody who asks on the same day asks for, so that one answer serves them all. */
  function spansOf({ from, to }: Range, now: number) {
    const span = spanDays * day;
    const today = Math.floor(now / day) * day;
    const spans: (Range & { key: string })[] = [];
    const first = Math.max(0, Math.floor((from - today) / span));
    for (let at = first; today + at * span < Math.min(to, now + horizon); at++) {
      const start = today + at * span;
      spans.push({
        from: Math.max(start, now + ahead),
        to: start + span,
        key: String(start),
      });
    }
    return spans.filter((one) => one.to > one.from);
  }

  const inSpan = (
    type: KnownEventType,
    { key, ...range }: Range & { key: string },
  ) => kept.get(`${type.uri} ${key}`, () => askWide(type, range));

  async function list(
    uri: string,
    range: Range,
    now: number,
  ): Promise<AvailableTime[]> {
    const type = await activeType(uri);
    const parts = await Promise.all(spansOf(range, now).map((span) => inSpan(type, span)));
    const times = new Map(parts.flat().map((time) => [time.startsAt, time]));
    return [...times.values()]
      .filter(({ startsAt }) => startsAt >= range.from && startsAt < range.to && startsAt > now)
      .toSorted((a, b) => a.startsAt - b.startsAt);
  }

  /** The times of cards: what is known already, what is told soon, and nothing rather than a failure. */
  async function next(uri: string, count: number, now: number): Promise<AvailableTime[] | null> {
    const [span] = spansOf({ from: now, to: now + day }, now);
    if (!span || !addresses.eventTypePath(uri)) return null;
    const key = `${addresses.canonical(uri)} ${span.key}`;
    const known = kept.peek(key, freshMs);
    if (known) return firstOfDays(known, count, now);
    const old = () => {
      const times = kept.peek(key, cardStaleMs);
      return times ? firstOfDays(times, count, now) : null;
    };
    if (!client.hasSpare()) return old();
    const asked = activeType(uri).then((type) => inSpan(type, span))
      .then((times) => firstOfDays(times, count, now))
      .catch((error) => {
        if (!(error instanceof DomainError)) throw error;
        return error.code === "ERR_NOT_FOUND" ? null : old();
      });
    return await soon(asked, old);
  }

  async function soon<Result>(asked: Promise<Result>, otherwise: () => Result): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result>((resolve) => {
      timer = setTimeout(() => resolve(otherwise()), cardsMs);
    });
    return await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  return {
    listAvailableTimes: list,
    async listNextTimes(uris: string[], count: number, now: number) {
      const found = await Promise.all(uris.map((uri) => next(uri, count, now)));
      return new Map(uris.flatMap((uri, at) => found[at] ? [[uri, found[at]] as const] : []));
    },
    /** What the provider says this moment about one start; a snapshot that nobody keeps. */
    async isOpen(type: KnownEventType, startsAt: number, now: number): Promise<boolean> {
      const from = Math.max(startsAt - 1000, now + 1000);
      if (from > startsAt) return false;
      const times = await ask(type, { from, to: startsAt + 1000 });
      return times.some((time) => time.startsAt === startsAt);
    },
    /** The nearest starts that are free, ascending; none rather than a failure. */
    async alternatives(uri: string, startsAt: number, now: number): Promise<number[]> {
      const around = { from: Math.max(now, startsAt - 3 * day), to: startsAt + 14 * day };
      const times = await list(uri, around, now).catch(() => []);
      return times.map((time) => time.startsAt)
        .filter((start) => start !== startsAt)
        .toSorted((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt))
        .slice(0, 3)
        .toSorted((a, b) => a - b);
    },
    /** Whatever was booked or cancelled may change any of them. */
    forget: () => kept.clear(),
  };
}

export type CalendlyTimes = ReturnType<typeof calendlyTimes>;

/** The first of each day before a second of any, on the clock of the whole world: a card has room for few. */
function firstOfDays(times: AvailableTime[], count: number, now: number): AvailableTime[] {
  const seen = new Set<number>();
  const coming = times.filter(({ startsAt }) => startsAt > now);
  const [first, rest] = [[] as AvailableTime[], [] as AvailableTime[]];
  for (const time of coming) {
    const date = Math.floor(time.startsAt / day);
    (seen.has(date) ? rest : first).push(time);
    seen.add(date);
  }
  return [...first, ...rest].slice(0, count).toSorted((a, b) => a.startsAt - b.startsAt);
}
