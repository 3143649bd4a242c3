import { giveConsent } from "backend/use-cases/user/consent-gate.ts";
import type { Actor, Fixture } from "./matrix-fixture.ts";
import { open, owned, type Row, row, signedIn } from "./matrix-row.ts";

const given = { version: 1, answers: { needs: ["STRESS"], safety_1: ["pregnancy"] } };
const draft = { ...given, step: "safety_2" };

async function agreed({ app, users }: Fixture, actor: Actor): Promise<void> {
  if (actor === "visitor") return;
  const consent = { userId: users[actor].id, purpose: "test-results", language: "et" } as const;
  await app.ports.persistence.transaction((repositories) =>
    giveConsent(app.ports, repositories, consent, app.now())
  );
}

const agreedBefore = (body: unknown) => async (fixture: Fixture, actor: Actor) => {
  await agreed(fixture, actor);
  return { body };
};

/** A result of the owner. */
async function resultOfOwner({ app, users }: Fixture) {
  const { persistence } = app.ports;
  const id = persistence.newId();
  await persistence.transaction(({ suitabilityResults }) =>
    suitabilityResults.add({
      id,
      userId: users.owner.id,
      version: 1,
      rulesVersion: 1,
      answers: given.answers,
      verdicts: {},
      takenAt: app.now(),
    })
  );
  return { params: { id } };
}

async function eventTypeOf({ app, therapistId }: Fixture): Promise<string> {
  const [practice] = (await app.ports.persistence.therapists.find(therapistId))!.practices;
  return practice!.eventTypeUri;
}

export const suitabilityRows: Row[] = [
  row("getQuestionnaire", open(200)),
  row("assessSuitability", open(200), () => ({ body: given })),
  row("getSuitabilityDraft", signedIn(200)),
  row("saveSuitabilityDraft", signedIn(409), () => ({ body: draft }), { when: "without consent" }),
  row("saveSuitabilityDraft", signedIn(200), agreedBefore(draft)),
  row("saveSuitabilityResult", signedIn(409), () => ({ body: given }), { when: "without consent" }),
  row("saveSuitabilityResult", signedIn(201), agreedBefore(given)),
  row("listSuitabilityResults", signedIn(200)),
  row("printSuitabilityResult", owned({ owner: 200 }), resultOfOwner),
  row("mailSuitabilityResult", owned({ owner: 204 }), resultOfOwner),
  row("deleteSuitabilityResult", owned({ owner: 204 }), resultOfOwner),
  row("deleteSuitabilityDraft", signedIn(204)),
  row("assessBooking", open(200), async (fixture) => ({
    body: { eventType: await eventTypeOf(fixture), answers: given.answers },
  })),
  row("getBookingVerdict", signedIn(200), async (fixture) => ({
    query: { eventType: await eventTypeOf(fixture) },
  })),
  row("deleteSuitabilityResults", signedIn(204)),
];
