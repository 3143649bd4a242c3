const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Far more days than there are in anybody's past and next year. */
const most = 20_000;
const days = new Map<number, string>();

const sixty = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
const minutes = Array.from(
  { length: 1440 },
  (_, minute) => `T${sixty[Math.floor(minute / 60)]}:${sixty[minute % 60]}:`,
);

/** An instant (ms, whole) as ISO 8601 in UTC. Put together from parts: every answer has dozens of them. */
export function instantText(instant: number): string {
  const day = Math.floor(instant / dayMs);
  const inDay = instant - day * dayMs;
  const minute = Math.floor(inDay / minuteMs);
  const inMinute = inDay - minute * minuteMs;
  const second = sixty[Math.floor(inMinute / 1000)];
  return `${dayText(day)}${minutes[minute]}${second}.${String(inMinute % 1000).padStart(3, "0")}Z`;
}

/** The same without a fraction that is nought. */
export function shortInstantText(instant: number): string {
  const day = Math.floor(instant / dayMs);
  const inDay = instant - day * dayMs;
  if (inDay % 1000 !== 0) return instantText(instant);
  const minute = Math.floor(inDay / minuteMs);
  return `${dayText(day)}${minutes[minute]}${sixty[(inDay - minute * minuteMs) / 1000]}Z`;
}

function dayText(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * dayMs).toISOString().slice(0, -"T00:00:00.000Z".length);
  if (days.size >= most) days.clear();
  days.set(day, text);
  return text;
}
