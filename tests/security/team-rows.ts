import { companionRows } from "./companion-rows.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { hidden, open, owned, roles, type Row, row } from "./matrix-row.ts";

const absentId = "00000000-0000-7000-8000-000000000000";

const details = {
  name: "Kalamaja ruum",
  description: { et: "", en: "", ru: "" },
  city: "TALLINN",
  address: "",
};

/** A new team that `practitioner` owns and to which `otherPractitioner` is invited. */
async function stored({ app, therapistId, hiddenTherapistId }: Fixture, { joined = false } = {}) {
  const { persistence } = app.ports;
  const id = persistence.newId();
  const times = { invitedAt: app.now(), joinedAt: app.now() };
  const team = {
    ...details,
    id,
    slug: `team-${id}`,
    members: [
      { therapistId, isOwner: true, ...times },
      {
        therapistId: hiddenTherapistId,
        isOwner: false,
        ...times,
        joinedAt: joined ? app.now() : null,
      },
    ],
    createdAt: app.now(),
    updatedAt: app.now(),
  };
  await persistence.transaction(async ({ teams }) => {
    const others = await teams.listOfTherapist(therapistId);
    for (const other of others) await teams.delete(other.id);
    await teams.add(team);
  });
  return team;
}

const team = (body?: unknown) => async (fixture: Fixture) => ({
  params: { id: (await stored(fixture)).id },
  absent: { id: absentId },
  ...(body === undefined ? {} : { body }),
});

const managed = (status: number) =>
  owned({ practitioner: status, otherPractitioner: 403, admin: status });

/** Another practitioner of the demo who is shown in search. */
async function colleague({ app }: Fixture) {
  const user = await app.ports.persistence.users.findByEmail("therapist3@demo.heaolu.ee");
  return user!.therapistId!;
}

/** A start at which `practitioner` is free. */
async function freeTime(fixture: Fixture) {
  const { practice, times } = await fixture.offered();
  return {
    practice: practice.type,
    duration: practice.durationMinutes,
    // Other calls may have closed the hours.
    startsAt: new Date(times.at(-1) ?? fixture.app.now()).toISOString(),
  };
}

/** Teams of practitioners. */
export const teamRows: Row[] = [
  row("listTeams", roles({ practitioner: 200, otherPractitioner: 200, admin: 200 })),
  row(
    "createTeam",
    roles({ practitioner: 201, otherPractitioner: 201 }),
    async (fixture) => {
      await stored(fixture);
      return { body: details };
    },
  ),
  row("createTeam", roles({ admin: 201 }), async (fixture) => {
    const { therapistId } = fixture;
    await stored(fixture);
    return { body: { ...details, owner: therapistId } };
  }, { when: "for another person" }),
  row("getTeam", open(200), team()),
  row("getTeam", hidden({ otherPractitioner: 200, admin: 200 }), async (fixture) => {
    const { id, members, ...rest } = await stored(fixture);
    const [, invited] = members;
    await fixture.app.ports.persistence.transaction(({ teams }) =>
      teams.save({ ...rest, id, members: [{ ...invited!, isOwner: true, joinedAt: 1 }] })
    );
    return { params: { id } };
  }, { when: "without a shown member" }),
  row("updateTeam", managed(200), team(details)),
  row("removeTeam", managed(204), team()),
  row("inviteTeamMember", managed(200), async (fixture) => ({
    ...await team({ practitioner: await colleague(fixture) })(fixture),
  })),
  row("acceptTeamInvitation", owned({ practitioner: 200, otherPractitioner: 200 }), team()),
  row(
    "removeTeamMember",
    owned({ practitioner: 204, otherPractitioner: 204, admin: 204 }),
    async (fixture) => {
      const therapistId = fixture.hiddenTherapistId;
      const { id } = await stored(fixture, { joined: true });
      return { params: { id, therapistId }, absent: { id: absentId, therapistId } };
    },
  ),
  row("handOverTeam", managed(200), async (fixture) => {
    const therapistId = fixture.hiddenTherapistId;
    const { id } = await stored(fixture, { joined: true });
    return { params: { id }, absent: { id: absentId }, body: { therapistId } };
  }),
  row("listTeamTimes", open(200), async (fixture) => {
    const { startsAt: _, practice, duration } = await freeTime(fixture);
    const from = fixture.app.now();
    return {
      ...await team()(fixture),
      query: {
        practice,
        duration: `${duration}`,
        from: new Date(from).toISOString(),
        to: new Date(from + 7 * 86_400_000).toISOString(),
      },
    };
  }),
  row("holdTeamTime", { ...open(201), practitioner: 409 }, async (fixture) => {
    const time = await freeTime(fixture);
    return { ...await team({ ...time, intro: false })(fixture) };
  }),
  ...companionRows,
];
