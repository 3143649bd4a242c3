import type { practiceCompanions } from "../schema/companions.ts";
import { day, type DemoDay, demoId } from "./demo-day.ts";
import { accountIdOf } from "./demo-schedules.ts";

const lead = "rasmus-tihase";
const companion = "maarja-liis-tammelaid";
const practice = "circling-60";

/** A practice that two of the practitioners hold together. */
export function companionRows(
  therapistIdOf: (slug: string) => string,
  demoDay: DemoDay,
): { practiceCompanions: (typeof practiceCompanions.$inferInsert)[] } {
  return {
    practiceCompanions: [{
      practiceId: demoId("practice", lead, practice),
      therapistId: therapistIdOf(companion),
      eventTypeId: demoId("event-type", lead, practice),
      accountId: accountIdOf(companion),
      position: 0,
      state: "agreed",
      invitedAt: demoDay.startsAt - 40 * day,
      answeredAt: demoDay.startsAt - 39 * day,
    }],
  };
}
