import type { Account } from "../../domain/account.ts";
import { day, minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { AvailableTime } from "../../domain/scheduling.ts";
import { type TeamPractice, type TeamTime, unionOfTimes } from "../../domain/team-times.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findShownTeam, offeringMembers, othersThan } from "./find-shown-team.ts";

const longestSpan = 31 * day;
const clockDifference = 5 * minute;

/** The starts (ms) in [from, to) at which at least one member, other than the caller, is free for a practice. */
export async function listTeamTimes(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: VisitorContext & { account: Account | null },
  { slug, from, to, ...wanted }: TeamPractice & { slug: string; from: number; to: number },
): Promise<TeamTime[]> {
  const isSpan = from >= now - clockDifference && to > from && to - from <= longestSpan;
  if (!isSpan) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("to", "ERR_INVALID_RANGE", { days: longestSpan / day })],
    });
  }
  const { members } = await findShownTeam(ports, account, slug);
  const range = { from: Math.max(from, now), to };
  const offering = othersThan(account, offeringMembers(ports, members, wanted));
  const times = await Promise.all(
    offering.map(async ({ therapist, practice }) => ({
      therapistId: therapist.id,
      times: await timesOf(ports, practice.eventTypeUri, range, now),
    })),
  );
  return unionOfTimes(times);
}

/** None when the practice was archived a moment ago. */
async function timesOf(
  { scheduling }: Pick<Ports, "scheduling">,
  eventTypeUri: string,
  range: { from: number; to: number },
  now: number,
): Promise<AvailableTime[]> {
  try {
    return await scheduling.listAvailableTimes(eventTypeUri, range, now);
  } catch (error) {
    if (error instanceof DomainError && error.code === "ERR_NOT_FOUND") return [];
    throw error;
  }
}
