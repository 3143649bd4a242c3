import { RRuleTemporal } from "rrule-temporal";

/** A recurrence rule that is malformed, repeats too often, or that the library expands wrongly. */
export class UnknownRule extends Error {
  override name = "UnknownRule";
}

const weekday = /^(?:([+-]?\d{1,2}))?(MO|TU|WE|TH|FR|SA|SU)$/;
const integer = /^[+-]?\d{1,9}$/;

/** The smallest and the largest absolute value; `signed` values may count from the end. */
const numbers: Record<string, { from: number; to: number; signed?: true; single?: true }> = {
  INTERVAL: { from: 1, to: 999_999_999, single: true },
  COUNT: { from: 1, to: 999_999_999, single: true },
  BYSECOND: { from: 0, to: 59 },
  BYMINUTE: { from: 0, to: 59 },
  BYHOUR: { from: 0, to: 23 },
  BYMONTHDAY: { from: 1, to: 31, signed: true },
  BYYEARDAY: { from: 1, to: 366, signed: true },
  BYWEEKNO: { from: 1, to: 53, signed: true },
  BYMONTH: { from: 1, to: 12 },
  BYSETPOS: { from: 1, to: 366, signed: true },
};
const dayParts = ["BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY"];
const otherParts = ["FREQ", "UNTIL", "WKST", "BYDAY"];

const maximumPerDay = 100;
const maximumIterations = 50_000;

/**
 * The wall-clock starts (ms as if in UTC) of a rule in [from, to), in order, without regard to its UNTIL. The first
 * start always counts, also when it does not match the rule (RFC 5545, 3.8.5.3). Throws UnknownRule.
 */
export function startsOf(
  rule: string,
  first: number,
  { from, to }: { from: number; to: number },
): number[] {
  const parts = partsOf(rule);
  requireKnown(parts);
  parts.delete("UNTIL");
  try {
    const isInRule = between(parts, first, first, first + 1).length > 0;
    if (isInRule) return between(parts, first, from, to);
    // The RFC leaves open whether years or years of weeks are counted from such a start.
    const isEveryYear = Number(parts.get("INTERVAL") ?? 1) === 1;
    if (parts.has("BYWEEKNO") && !isEveryYear) throw new UnknownRule("BYWEEKNO");
    const count = Number(parts.get("COUNT") ?? Infinity);
    if (count !== Infinity) parts.set("COUNT", String(count - 1));
    const others = count === 1 ? [] : between(parts, first, from, to);
    return first >= from && first < to ? [first, ...others] : others;
  } catch (error) {
    throw new UnknownRule(String(error));
  }
}

function between(
  parts: ReadonlyMap<string, string>,
  first: number,
  from: number,
  to: number,
): number[] {
  const start = new Date(first).toISOString().slice(0, 19).replace(/[-:]/g, "");
  const rule = [...parts].map(([name, value]) => `${name}=${value}`).join(";");
  const expansion = new RRuleTemporal({
    rruleString: `DTSTART:${start}Z\nRRULE:${rule}`,
    strict: true,
    maxIterations: maximumIterations,
  });
  return expansion.between(new Date(from), new Date(to - 1), true)
    .map(({ epochMilliseconds }) => epochMilliseconds);
}

/** The UNTIL of a rule, as wall-clock ms unless `isUtc`, or null. Throws UnknownRule. */
export function untilOf(rule: string): { at: number; isDate: boolean; isUtc: boolean } | null {
  const value = partsOf(rule).get("UNTIL");
  if (value === undefined) return null;
  const [, date, time = "000000", zulu] = /^(\d{8})(?:T(\d{6})(Z)?)?$/.exec(value) ?? [];
  const text = `${date}T${time}`.replace(
    /^(....)(..)(..)T(..)(..)(..)$/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new UnknownRule("UNTIL");
  return { at, isDate: value.length === 8, isUtc: zulu !== undefined };
}

function partsOf(rule: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of rule.replace(/\s/g, "").toUpperCase().split(";")) {
    if (part === "") continue;
    const [name = "", value = "", ...more] = part.split("=");
    if (parts.has(name) || value === "" || more.length > 0) throw new UnknownRule(part);
    parts.set(name, value);
  }
  return parts;
}

function requireKnown(parts: ReadonlyMap<string, string>): void {
  for (const [name, value] of parts) {
    const range = numbers[name];
    if (range) requireNumbers(name, value, range);
    else if (!otherParts.includes(name)) throw new UnknownRule(name);
  }
  const days = (parts.get("BYDAY") ?? "").split(",").filter(Boolean);
  if (!days.every((day) => weekday.test(day))) throw new UnknownRule("BYDAY");
  if (parts.get("FREQ") === "YEARLY") requireExpandable(parts, days);
  if (mostPerDay(parts) > maximumPerDay) throw new UnknownRule("too often");
}

function mostPerDay(parts: ReadonlyMap<string, string>): number {
  const nth = ["HOURLY", "MINUTELY", "SECONDLY"].indexOf(parts.get("FREQ") ?? "");
  const times = ["BYHOUR", "BYMINUTE", "BYSECOND"].map((name, position) =>
    parts.get(name)?.split(",").length ?? (position > nth ? 1 : [24, 60, 60][position]!)
  );
  const every = nth < 0 ? 1 : Number(parts.get("INTERVAL") ?? 1);
  return times.reduce((product, length) => product * length) / every;
}

function requireNumbers(
  name: string,
  value: string,
  { from, to, signed, single }: (typeof numbers)[string],
): void {
  const items = value.split(",");
  const isKnown = items.every((item) => {
    const size = signed ? Math.abs(Number(item)) : Number(item);
    return integer.test(item) && size >= from && size <= to;
  });
  if (!isKnown || (single && items.length > 1)) throw new UnknownRule(name);
}

/** Some yearly rules with several parts that name days are expanded wrongly by the library. */
function requireExpandable(parts: ReadonlyMap<string, string>, days: readonly string[]): void {
  const named = dayParts.filter((name) => parts.has(name));
  const nth = days.filter((day) => day.length > 2);
  const isWeekdayOf = (other: string) =>
    named.length === 2 && named.includes(other) && days.length > 0 && nth.length === 0;
  if (named.length > 1 && !isWeekdayOf("BYWEEKNO") && !isWeekdayOf("BYMONTHDAY")) {
    throw new UnknownRule(named.join(" "));
  }
  if (nth.length > 0 && nth.length < days.length && !parts.has("BYMONTH")) {
    throw new UnknownRule("BYDAY");
  }
}
