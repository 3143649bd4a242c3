import { day, minute } from "../duration.ts";
import type { AvailableTime } from "../scheduling.ts";
import { dayAt, startOfDay } from "../wall-clock.ts";
import { isInPart, type PartOfDay } from "./part-of-day.ts";
import { indexedAhead, type TimeWindow } from "./time-window.ts";

export type FreeStart = Pick<AvailableTime, "startsAt" | "meetingTypes">;

/**
 * Free starts of a practice, packed: for every UTC day with any, its number and then a bit per quarter of an hour for
 * starts in person and for starts by video. Parts of the day and days begin at quarters in every zone. Above the number
 * is how many minutes after a quarter all starts of the day are, or that this is not the same for all.
 */
export type FreeStarts = Uint32Array;

const quarter = 900_000;
const minutesAt = 24;
const notTheSame = 0xff;
const dayMask = (1 << minutesAt) - 1;
const wordsADay = 3;
const packedDay = 1 + 2 * wordsADay;
const maskDays = Math.ceil(indexedAhead / day) + 2;

export function packStarts(starts: FreeStart[]): FreeStarts {
  const days = new Map<number, Uint32Array>();
  for (const { startsAt, meetingTypes } of starts) {
    const number = Math.floor(startsAt / day);
    const minutes = meetingTypes.length > 0 ? startsAt % quarter / minute : notTheSame;
    const first = (Number.isInteger(minutes) ? minutes : notTheSame) << minutesAt | number;
    let packed = days.get(number);
    if (!packed) {
      days.set(number, packed = new Uint32Array(packedDay));
      packed[0] = first;
    }
    if (packed[0] !== first >>> 0) packed[0] = notTheSame << minutesAt | number;
    const at = Math.floor((startsAt - number * day) / quarter);
    for (const type of meetingTypes) {
      packed[(type === "VIDEO_CALL" ? 1 + wordsADay : 1) + (at >>> 5)]! |= 1 << (at & 31);
    }
  }
  const all = new Uint32Array(days.size * packedDay);
  [...days.keys()].toSorted((a, b) => a - b)
    .forEach((number, position) => all.set(days.get(number)!, position * packedDay));
  return all;
}

type Mask = Uint32Array;

/** The quarters of the coming days in a window, for calendars of any zone. */
export type WindowMasks = {
  firstDay: number;
  inPerson(timeZone: string): Mask | null;
  video: Mask | null;
};

export function firstMaskDay(now: number): number {
  return Math.floor(now / day) - 1;
}

/** `firstDay` as a UTC day number. */
export function masksOf(window: Omit<TimeWindow, "until">, firstDay: number): WindowMasks {
  const accepts = (type: string) => !window.meetingTypes || window.meetingTypes.includes(type);
  const inPerson = new Map<string, Mask>();
  return {
    firstDay,
    video: accepts("VIDEO_CALL") ? maskIn(window.viewerZone) : null,
    inPerson(timeZone) {
      if (!accepts("IN_PERSON")) return null;
      let mask = inPerson.get(timeZone);
      if (!mask) inPerson.set(timeZone, mask = maskIn(timeZone));
      return mask;
    },
  };

  function maskIn(timeZone: string): Mask {
    return after(window.from, firstDay, knownMask(window.part, timeZone, firstDay));
  }
}

const masks = new Map<string, Mask>();
const mostMasks = 200;

/** Making one takes 6,000 questions to the clock of the zone, and windows differ mostly in their meeting types. */
function knownMask(part: PartOfDay | null, timeZone: string, firstDay: number): Mask {
  if (!part) return everyQuarter;
  const key = `${part} ${firstDay} ${timeZone}`;
  const known = masks.get(key);
  if (known) return known;
  if (masks.size >= mostMasks) masks.clear();
  const mask = maskOf(part, timeZone, firstDay);
  masks.set(key, mask);
  return mask;
}

/** The mask without the quarters before an instant (ms). */
function after(from: number, firstDay: number, mask: Mask): Mask {
  const first = Math.ceil((from - firstDay * day) / quarter);
  if (first <= 0) return mask;
  const word = first >>> 5;
  const later = mask.slice().fill(0, 0, word);
  if (word < later.length) later[word]! &= -1 << (first & 31);
  return later;
}

const everyQuarter: Mask = new Uint32Array(maskDays * wordsADay).fill(-1);

function maskOf(part: PartOfDay, timeZone: string, firstDay: number): Mask {
  const mask = new Uint32Array(maskDays * wordsADay);
  for (let at = 0; at < maskDays * (day / quarter); at++) {
    if (isInPart(part, timeZone, firstDay * day + at * quarter)) {
      mask[at >>> 5]! |= 1 << (at & 31);
    }
  }
  return mask;
}

/** The first start in the window, to the quarter of an hour in ms, or Infinity. */
export function firstStart(
  starts: FreeStarts,
  { firstDay, video }: WindowMasks,
  inPerson: Mask | null,
): number {
  for (let at = 0; at < starts.length; at += packedDay) {
    const number = starts[at]! & dayMask;
    const word = (number - firstDay) * wordsADay;
    if (word < 0 || word >= maskDays * wordsADay) continue;
    for (let part = 0; part < wordsADay; part++) {
      const bits = (inPerson ? starts[at + 1 + part]! & inPerson[word + part]! : 0) |
        (video ? starts[at + 1 + wordsADay + part]! & video[word + part]! : 0);
      if (bits === 0) continue;
      const lowest = 31 - Math.clz32(bits & -bits);
      return number * day + (part * 32 + lowest) * quarter;
    }
  }
  return Infinity;
}

/** `masks` are null for any start; `inPerson` is the mask of the practitioner's zone; `until` in ms. */
type Accepted = {
  masks: WindowMasks | null;
  inPerson: Mask | null;
  timeZone: string;
  until: number;
};

/**
 * The starts (ms) of the first `count` days with accepted ones, as many of each as can be among the first `count`. Null
 * when their minutes are not known.
 */
export function startsOfFirstDays(
  starts: FreeStarts,
  accepted: Accepted,
  count: number,
): { startsAt: number }[][] | null {
  const { timeZone, until } = accepted;
  const days: { startsAt: number }[][] = [];
  let startsAt = startFrom(starts, accepted, -Infinity);
  while (startsAt < until && days.length < count) {
    days.push([{ startsAt }]);
    startsAt = startFrom(starts, accepted, startOfDay(timeZone, dayAt(timeZone, startsAt) + 1));
  }
  if (Number.isNaN(startsAt)) return null;
  if (days.length === count) return days;
  for (const [position, times] of days.entries()) {
    const [ofNextDay] = days[position + 1] ?? [];
    const end = Math.min(until, ofNextDay?.startsAt ?? Infinity);
    while (times.length < count - position) {
      const next = startFrom(starts, accepted, times.at(-1)!.startsAt + 1);
      if (Number.isNaN(next)) return null;
      if (next >= end) break;
      times.push({ startsAt: next });
    }
  }
  return days;
}

/** The first accepted start (ms) from `from` (ms) on, Infinity without one, or NaN when its minutes are not known. */
function startFrom(starts: FreeStarts, { masks, inPerson }: Accepted, from: number): number {
  const firstDay = Math.floor(from / day);
  for (let at = 0; at < starts.length; at += packedDay) {
    const number = starts[at]! & dayMask;
    if (number < firstDay) continue;
    const minutes = starts[at]! >>> minutesAt;
    const word = masks ? (number - masks.firstDay) * wordsADay : 0;
    if (word < 0 || word >= maskDays * wordsADay) continue;
    for (let part = 0; part < wordsADay; part++) {
      const ofPerson = starts[at + 1 + part]!;
      const byVideo = starts[at + 1 + wordsADay + part]!;
      let bits = masks
        ? (inPerson ? ofPerson & inPerson[word + part]! : 0) |
          (masks.video ? byVideo & masks.video[word + part]! : 0)
        : ofPerson | byVideo;
      for (; bits !== 0; bits &= bits - 1) {
        const lowest = 31 - Math.clz32(bits & -bits);
        const startsAt = number * day + (part * 32 + lowest) * quarter + minutes * minute;
        if (startsAt < from) continue;
        return minutes === notTheSame ? NaN : startsAt;
      }
    }
  }
  return Infinity;
}
