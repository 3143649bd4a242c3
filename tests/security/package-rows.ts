import { buyPackage, packageTerms } from "../flows/package-steps.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";
import { withoutLimits } from "./money-rows.ts";

async function terms(fixture: Fixture) {
  const { practice } = await fixture.offered();
  return { ...packageTerms, practiceId: practice.id, priceCents: 15_000 };
}

/** Stored, so that the crawl may make more of them than a practitioner may offer. */
async function offered(fixture: Fixture) {
  const { app, therapistId } = fixture;
  const id = crypto.randomUUID();
  const body = await terms(fixture);
  const dates = { createdAt: app.now(), updatedAt: app.now() };
  await app.ports.persistence.transaction(({ packageOffers }) =>
    packageOffers.add({ ...body, ...dates, id, therapistId })
  );
  return { id, body };
}

async function own(fixture: Fixture): Promise<Call> {
  const { id, body } = await offered(fixture);
  return { params: { id }, body };
}

/** A package that the owner has bought. */
async function bought(fixture: Fixture): Promise<string> {
  await withoutLimits(fixture);
  const { id, body } = await offered(fixture);
  const owner = { headers: fixture.headers("owner") };
  const { payment } = await buyPackage(fixture.app, { id, ...body }, owner);
  return payment.reference;
}

/** What practitioners sell, and what their clients bought. */
export const packageRows: Row[] = [
  row("listPackageOffers", roles({ practitioner: 200, otherPractitioner: 200 })),
  row(
    "createPackageOffer",
    roles({ practitioner: 201, otherPractitioner: 409 }),
    async (fixture) => {
      const { app, therapistId } = fixture;
      await app.ports.persistence.transaction(async ({ packageOffers }) => {
        for (const { id } of await packageOffers.listOf(therapistId)) {
          await packageOffers.delete(id);
        }
      });
      return { body: await terms(fixture) };
    },
  ),
  row("updatePackageOffer", roles({ practitioner: 200, otherPractitioner: 404 }), own),
  row("deletePackageOffer", roles({ practitioner: 204, otherPractitioner: 404 }), own),
  row("listPackages", signedIn(200)),
  row("listSoldPackages", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("buyPackage", { ...signedIn(200), practitioner: 409 }, async (fixture) => {
    await withoutLimits(fixture);
    const { id, body } = await offered(fixture);
    return { body: { offerId: id, priceCents: body.priceCents } };
  }),
  row("getPackage", owned({ owner: 200 }), async (fixture) => ({
    params: { id: await bought(fixture) },
  })),
  row(
    "usePackage",
    owned({ owner: 200, practitioner: 403, admin: 403 }),
    async (fixture) => ({
      params: { id: await bought(fixture) },
      body: { therapySessionId: (await fixture.booked()).session.id },
    }),
  ),
];
