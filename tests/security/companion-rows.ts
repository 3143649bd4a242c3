import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row } from "./matrix-row.ts";

const absent = { practiceId: "00000000-0000-7000-8000-000000000000" };

async function ownPractice({ app, therapistId }: Fixture): Promise<string> {
  return (await app.ports.persistence.therapists.find(therapistId))!.practices.at(-1)!.id;
}

/** A practice of `practitioner` that names `otherPractitioner`. */
async function named(fixture: Fixture): Promise<Call> {
  const { app, hiddenTherapistId: therapistId } = fixture;
  const practiceId = await ownPractice(fixture);
  const companion = {
    therapistId,
    state: "invited",
    invitedAt: app.now(),
    answeredAt: null,
  } as const;
  await app.ports.persistence.transaction(({ companions }) =>
    companions.save(practiceId, [companion])
  );
  return { params: { practiceId }, absent };
}

/** Practices that are held together: chosen by the lead, answered by those who are named. */
export const companionRows: Row[] = [
  row("listCompanions", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "updatePracticeCompanions",
    roles({ practitioner: 200, otherPractitioner: 404 }),
    async (fixture) => ({
      params: { practiceId: await ownPractice(fixture) },
      body: { companions: [] },
    }),
  ),
  row("acceptCompanionship", owned({ otherPractitioner: 204 }), named),
  row("declineCompanionship", owned({ otherPractitioner: 204 }), named),
  row("listSessionsTogether", roles({ practitioner: 200, otherPractitioner: 200 }), ({ app }) => ({
    query: {
      from: new Date(app.now()).toISOString(),
      to: new Date(app.now() + 7 * 86_400_000).toISOString(),
    },
  })),
];
