import { DomainError } from "../errors.ts";
import { problem } from "../field-problem.ts";
import { dateOf, dayAt, dayOfDate, startOfDay } from "../wall-clock.ts";

const zone = "Europe/Tallinn";

/** The month (YYYY-MM, Estonia) as a half-open range of instants (ms). ERR_INVALID_INPUT for one in the future. `now` in ms. */
export function statementMonth(month: string, now: number): { from: number; until: number } {
  if (month > dateOf(dayAt(zone, now)).slice(0, 7)) {
    throw new DomainError("ERR_INVALID_INPUT", { errors: [problem("month", "ERR_TOO_FAR")] });
  }
  const first = Temporal.PlainDate.from(`${month}-01`);
  const start = (date: Temporal.PlainDate) => startOfDay(zone, dayOfDate(date.toString()));
  return { from: start(first), until: start(first.add({ months: 1 })) };
}
