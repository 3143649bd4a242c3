import type { assistants } from "../schema/assistants.ts";
import { readData } from "./demo-data.ts";
import { day, type DemoDay, demoId } from "./demo-day.ts";
import { userIdOf } from "./demo-people.ts";

const keptForDays = 90;

/** Who keeps the calendars of which practitioners. */
export function assistantRows(demoDay: DemoDay): (typeof assistants.$inferInsert)[] {
  const { accounts } = readData("clients");
  const joinedAt = demoDay.startsAt - keptForDays * day;
  return accounts.flatMap(({ email, helps = [] }) =>
    helps.map((slug) => {
      const practitioner = accounts.find(({ therapist }) => therapist === slug)!;
      return {
        id: demoId("assistant", email, slug),
        practitionerUserId: userIdOf(practitioner.email),
        email,
        emailKey: email,
        userId: userIdOf(email),
        invitedAt: joinedAt,
        joinedAt,
      };
    })
  );
}
