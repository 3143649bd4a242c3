import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";

/** Minutes after midnight as the value of a time field: "09:30"; 1440 is "00:00". */
export function toTimeValue(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Minutes after midnight of the value of a time field. */
export function fromTimeValue(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Minutes after midnight of the end of a range, where "00:00" is 1440. */
export function endFromTimeValue(time: string): number {
  return fromTimeValue(time) || 1440;
}

/** Minutes after midnight as text: "9:30", "24:00". */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export function rangeText({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }) {
  return unbrokenRange(clockText(fromMinute), clockText(toMinute));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** The local time of an instant in a time zone, in minutes after midnight. */
export function minuteIn(zone: string, instant: string | number): number {
  return fromTimeValue(formatIn(zone).format(new Date(instant)));
}
