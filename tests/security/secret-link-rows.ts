import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, roles, type Row, row } from "./matrix-row.ts";

async function wish({ app, therapistId }: Fixture) {
  const [practice] = (await app.ports.persistence.therapists.find(therapistId))!.practices;
  return { name: "Kursuse jaoks", practiceId: practice!.id, singleUse: false };
}

async function stored(fixture: Fixture): Promise<{ id: string; token: string }> {
  const { app, therapistId } = fixture;
  const { secret, hash } = app.ports.auth.newSecret();
  const id = crypto.randomUUID();
  const link = { ...await wish(fixture), id, therapistId, tokenHash: hash, tokenSealed: "" };
  const dates = { lastDay: null, endsAt: null, createdAt: app.now(), revokedAt: null };
  await app.ports.persistence.transaction(({ secretLinks }) =>
    secretLinks.add({ ...link, ...dates, uses: 0, lastUsedAt: null })
  );
  return { id, token: secret };
}

async function own(fixture: Fixture): Promise<Call> {
  const { id } = await stored(fixture);
  return { params: { id } };
}

/** Secret booking links: a practitioner's own, and what a visitor opens with an address. */
export const secretLinkRows: Row[] = [
  row("listSecretLinks", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "createSecretLink",
    roles({ practitioner: 201, otherPractitioner: 409 }),
    async (fixture) => ({ body: await wish(fixture) }),
  ),
  row("revokeSecretLink", roles({ practitioner: 200, otherPractitioner: 404 }), own),
  row("openSecretLink", open(200), async (fixture) => {
    const { token } = await stored(fixture);
    return { body: { token } };
  }),
];
