import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import { requireGoodDraft } from "../../domain/availability-problems.ts";
import type { Slot } from "../../domain/availability.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem, type ProblemCode, type ProblemValues } from "../../domain/field-problem.ts";
import { day } from "../../domain/duration.ts";
import { localDayAt } from "../../domain/local-time.ts";
import { dateOf, dayOfDate } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownEditor, sessionDurations } from "./own-availability.ts";

export type PreviewDay = { date: string; slots: Slot[] };

const mostDays = 31;

export async function previewAvailability(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  input: { draft?: AvailabilityDraft; eventTypeUrl: string; from: string; to: string },
): Promise<PreviewDay[]> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  if (input.draft) {
    const durations = await sessionDurations(ports, ownerUri);
    requireGoodDraft(input.draft, now, { prefix: "draft.", durations });
  }
  const first = dayOfDate(input.from);
  const last = dayOfDate(input.to);
  requireRange(first, last);
  const hours = input.draft ?? await editor.find(ownerUri);
  if (!hours) throw new DomainError("ERR_NOT_FOUND");
  // Zones differ from UTC by up to 14 hours; times of other dates are dropped below.
  const range = { from: (first - 1) * day, to: (last + 2) * day };
  const query = { ownerUri, eventTypeUri: input.eventTypeUrl, ...range };
  const slots = await editor.listSlots(query, input.draft ?? null, now);
  const ofDays = Map.groupBy(slots, ({ startsAt }) => localDayAt(hours, startsAt));
  return Array.from({ length: last - first + 1 }, (_, nth) => ({
    date: dateOf(first + nth),
    slots: ofDays.get(first + nth) ?? [],
  }));
}

function requireRange(first: number, last: number): void {
  const refusal = (errCode: ProblemCode, values?: ProblemValues) =>
    new DomainError("ERR_INVALID_INPUT", { errors: [problem("to", errCode, values)] });
  if (last < first) throw refusal("ERR_ENDS_BEFORE_START");
  if (last - first >= mostDays) throw refusal("ERR_TOO_BIG", { most: mostDays, unit: "days" });
}
