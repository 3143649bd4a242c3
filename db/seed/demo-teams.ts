import type { teamMembers, teams } from "../schema/teams.ts";
import { day, type DemoDay, demoId } from "./demo-day.ts";

/** Three practitioners of one town who all give a massage of an hour. */
const members = ["dmitri-ozerov", "paivi-lehtovaara", "marko-rannaste"];

export function teamRows(
  therapistIdOf: (slug: string) => string,
  demoDay: DemoDay,
): { teams: (typeof teams.$inferInsert)[]; teamMembers: (typeof teamMembers.$inferInsert)[] } {
  const teamId = demoId("team", "sadama-ruum");
  const madeAt = demoDay.startsAt - 90 * day;
  return {
    teams: [{
      id: teamId,
      slug: "sadama-ruum",
      name: "Sadama ruum",
      description: {
        et:
          "Kolm Tallinna massööri jagavad oma vabu aegu. Vali aeg ja tule: kes on vaba, see ootab sind oma ruumis.",
        en:
          "Three massage therapists of Tallinn share their free times. Choose a time: one who is free awaits you at their own place.",
        ru:
          "Три массажиста из Таллинна объединили своё свободное время. Выберите время: вас примет тот, кто свободен, в своём кабинете.",
      },
      city: "TALLINN",
      address: "",
      createdAt: madeAt,
      updatedAt: madeAt,
    }],
    teamMembers: members.map((slug, position) => ({
      teamId,
      therapistId: therapistIdOf(slug),
      position,
      isOwner: position === 0,
      invitedAt: madeAt,
      joinedAt: madeAt,
    })),
  };
}
