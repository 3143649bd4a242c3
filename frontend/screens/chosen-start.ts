import { slugs } from "./recorded-names.ts";

/** A session of the booking page takes an hour. */
const lengthMs = 3_600_000;

function instants(start: string): string[] {
  return [Date.parse(start), Date.parse(start) + lengthMs].map((at) =>
    new Date(at).toISOString().slice(0, 19)
  );
}

/** Answers about the recorded time as if another one were booked. */
export function withStart(text: string, start: string | undefined): string {
  if (!start || Number.isNaN(Date.parse(start))) return text;
  const chosen = instants(start);
  return instants(slugs.start).reduce(
    (so, recorded, at) => so.replaceAll(recorded, chosen[at]!),
    text,
  );
}
