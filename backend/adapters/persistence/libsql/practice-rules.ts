import type { eventTypes } from "db/schema/scheduling.ts";
import type { PracticeRules } from "../../../domain/practice-rules.ts";

type RuleColumns = Pick<
  typeof eventTypes.$inferSelect,
  | "bufferBeforeMinutes"
  | "bufferMinutes"
  | "minimumNoticeMinutes"
  | "horizonDays"
  | "dailyMaximum"
  | "weeklyMaximum"
  | "hours"
  | "placeIds"
>;

export function rulesOf(row: RuleColumns): PracticeRules {
  return {
    bufferBeforeMinutes: row.bufferBeforeMinutes,
    bufferAfterMinutes: row.bufferMinutes,
    minimumNoticeMinutes: row.minimumNoticeMinutes,
    horizonDays: row.horizonDays,
    dailyMaximum: row.dailyMaximum,
    weeklyMaximum: row.weeklyMaximum,
    hours: row.hours,
    placeIds: row.placeIds,
  };
}

export function ruleColumns(rules: PracticeRules): RuleColumns {
  return {
    bufferBeforeMinutes: rules.bufferBeforeMinutes,
    bufferMinutes: rules.bufferAfterMinutes,
    minimumNoticeMinutes: rules.minimumNoticeMinutes,
    horizonDays: rules.horizonDays,
    dailyMaximum: rules.dailyMaximum,
    weeklyMaximum: rules.weeklyMaximum,
    hours: rules.hours,
    placeIds: rules.placeIds,
  };
}
