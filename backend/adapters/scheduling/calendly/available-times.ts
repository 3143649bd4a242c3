import { day, minute, second, week } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { nearestStarts } from "../../../domain/bookable-times.ts";
import type { AvailableTime } from "../../../domain/scheduling.ts";
import type { WantedTimes } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { type CalendlyClient, collectionOf } from "./client.ts";
import type { CalendlyEventTypes } from "./event-types.ts";
import { responseCache } from "./response-cache.ts";
import { ProviderRefusal, ResponseTooLong } from "./provider-errors.ts";
import { instantOf, type KnownEventType, placeOf, rawOf, textOf } from "./resources.ts";

type Range = { from: number; to: number };

type TimesSettings = {
  clock: () => number;
  spanDays: number;
  cardsMs: number;
};

/** The provider rejects starts that are past by its own clock. */
const clockMargin = minute;
const freshMs = 30 * second;
/** Age (ms) of times on a card when the provider is busy or down; the booking page loads them again. */
const cardStaleMs = 10 * minute;
const horizon = 731 * day;

export function calendlyTimes(
  client: CalendlyClient,
  types: CalendlyEventTypes,
  addresses: Addresses,
  { clock, spanDays, cardsMs }: TimesSettings,
) {
  const cache = responseCache<AvailableTime[]>({ clock, most: 2000, freshMs });

  let weeksOnly = false;

  async function fetchRange(type: KnownEventType, range: Range): Promise<AvailableTime[]> {
    const isWide = range.to - range.from > week;
    try {
      if (!isWide || !weeksOnly) return await fetchTimes(type, range);
    } catch (error) {
      const isRefused = error instanceof ProviderRefusal && error.kind === "invalid";
      if (!isWide || !(isRefused || error instanceof ResponseTooLong)) throw error;
      const times = await fetchByWeeks(type, range);
      weeksOnly ||= isRefused;
      return times;
    }
    return await fetchByWeeks(type, range);
  }

  async function fetchByWeeks(type: KnownEventType, { from, to }: Range): Promise<AvailableTime[]> {
    const weeks: Range[] = [];
    for (let at = from; at < to; at += week) weeks.push({ from: at, to: Math.min(to, at + week) });
    return (await Promise.all(weeks.map((one) => fetchTimes(type, one)))).flat();
  }

  async function fetchTimes(type: KnownEventType, range: Range): Promise<AvailableTime[]> {
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
      types.forget();
      throw new DomainError("ERR_NOT_FOUND");
    }
  }

  async function activeType(uri: string): Promise<KnownEventType> {
    const type = await types.known(uri);
    if (!type?.active) throw new DomainError("ERR_NOT_FOUND");
    return type;
  }

  /** Ranges that are the same for all requests of a day, so that they share cached responses. */
  function spansOf({ from, to }: Range, now: number) {
    const span = spanDays * day;
    const today = Math.floor(now / day) * day;
    const spans: (Range & { key: string })[] = [];
    const first = Math.max(0, Math.floor((from - today) / span));
    for (let at = first; today + at * span < Math.min(to, now + horizon); at++) {
      const start = today + at * span;
      spans.push({
        from: Math.max(start, now + clockMargin),
        to: start + span,
        key: String(start),
      });
    }
    return spans.filter((one) => one.to > one.from);
  }

  const inSpan = (
    type: KnownEventType,
    { key, ...range }: Range & { key: string },
  ) => cache.get(`${type.uri} ${key}`, () => fetchRange(type, range));

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

  /** Times of the first span of days, without waiting long for the provider. */
  async function known(uri: string, now: number): Promise<AvailableTime[] | null> {
    const [span] = spansOf({ from: now, to: now + day }, now);
    if (!span || !addresses.eventTypePath(uri)) return null;
    const key = `${addresses.canonical(uri)} ${span.key}`;
    const fresh = cache.peek(key, freshMs);
    if (fresh) return fresh;
    const old = () => cache.peek(key, cardStaleMs) ?? null;
    if (!client.hasSpare()) return old();
    const loading = activeType(uri).then((type) => inSpan(type, span))
      .catch((error) => {
        if (!(error instanceof DomainError)) throw error;
        return error.code === "ERR_NOT_FOUND" ? null : old();
      });
    return await withTimeout(loading, old);
  }

  async function withTimeout<Result>(
    work: Promise<Result>,
    otherwise: () => Result,
  ): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result>((resolve) => {
      timer = setTimeout(() => resolve(otherwise()), cardsMs);
    });
    return await Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  async function knownOfAll(uris: string[], now: number): Promise<Map<string, AvailableTime[]>> {
    const found = await Promise.all(uris.map((uri) => known(uri, now)));
    return new Map(uris.flatMap((uri, at) => found[at] ? [[uri, found[at]] as const] : []));
  }

  return {
    listAvailableTimes: list,
    async listNextTimes(uris: string[], count: number, now: number, wanted?: WantedTimes) {
      const found = await knownOfAll(uris, now);
      if (!wanted) return mapValues(found, (times) => firstOfDays(times, count, now));
      const zones = new Map(
        await Promise.all(
          [...found.keys()].map(async (uri) =>
            [uri, (await types.known(uri))?.timeZone ?? "UTC"] as const
          ),
        ),
      );
      return mapValues(found, (times, uri) =>
        firstOfDays(
          times.filter((time) =>
            time.startsAt < wanted.until && wanted.accepts(time, zones.get(uri)!)
          ),
          count,
          now,
        ));
    },
    async listStarts(uris: string[], until: number, now: number) {
      return mapValues(
        await knownOfAll(uris, now),
        (times) => ({
          starts: times.filter(({ startsAt }) => startsAt > now && startsAt < until),
          validUntil: now,
        }),
      );
    },
    async isOpen(type: KnownEventType, startsAt: number, now: number): Promise<boolean> {
      const from = Math.max(startsAt - 1000, now + 1000);
      if (from > startsAt) return false;
      const times = await fetchTimes(type, { from, to: startsAt + 1000 });
      return times.some((time) => time.startsAt === startsAt);
    },
    async alternatives(uri: string, startsAt: number, now: number): Promise<number[]> {
      const around = { from: Math.max(now, startsAt - 3 * day), to: startsAt + 14 * day };
      const times = await list(uri, around, now).catch(() => []);
      const starts = times.map((time) => time.startsAt).filter((start) => start !== startsAt);
      return nearestStarts(starts, startsAt);
    },
    forget: () => cache.clear(),
  };
}

export type CalendlyTimes = ReturnType<typeof calendlyTimes>;

function mapValues<Value, Result>(
  map: Map<string, Value>,
  change: (value: Value, key: string) => Result,
): Map<string, Result> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

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
