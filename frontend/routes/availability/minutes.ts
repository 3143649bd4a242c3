/** Minutes after midnight as a time field has them: "09:30"; the end of a day is its midnight, "00:00". */
export function timeOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Minutes after midnight of "09:30". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** An end at "00:00" is the midnight after the day. */
export function endOf(time: string): number {
  return minutesOf(time) || 1440;
}

/** As people read it: "9:30", and "24:00" for the midnight after. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export function spanText({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }) {
  return `${clockText(fromMinute)}–${clockText(toMinute)}`;
}

const parts = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  const known = parts.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  });
  parts.set(zone, clock);
  return clock;
}

/** Minutes after midnight that a clock on the wall of the zone shows at an instant. */
export function minuteIn(zone: string, instant: string | number): number {
  return minutesOf(clockIn(zone).format(new Date(instant)));
}
