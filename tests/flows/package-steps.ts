import type { TestApp } from "../test-app.ts";
import { offeredTimes, type Person } from "./booked-session.ts";
import { endPayment } from "./gift-card-steps.ts";

type Headers = { headers: Record<string, string> };

export const packageTerms = { sessions: 3, validMonths: 12, isOnSale: true };

/** A package of the practice that `bookSession` books. `over`: cents that the price does not divide by. */
export async function offerPackage(
  app: TestApp,
  { headers, user }: Person,
  changes: Partial<typeof packageTerms & { priceCents: number }> = {},
) {
  const { practice } = await offeredTimes(app, user.therapistId as string);
  const body = { ...packageTerms, practiceId: practice.id, priceCents: 15_001, ...changes };
  const answer = await app.post("/package-offers", body, headers);
  if (answer.status !== 201) throw new Error(await answer.text());
  return { body, practice, offer: await answer.json() };
}

type Offer = { id: string; priceCents: number };

export function startBuying(app: TestApp, { id, priceCents }: Offer, { headers }: Headers) {
  return app.post("/packages", { offerId: id, priceCents }, headers);
}

/** The paid package, as its buyer reads it, and its payment. */
export async function buyPackage(app: TestApp, offer: Offer, client: Headers) {
  const payment = await (await startBuying(app, offer, client)).json();
  const paid = await endPayment(app, { id: "", secret: "", payment });
  if (paid.status !== 200) throw new Error(await paid.text());
  return { payment, bought: await readPackage(app, payment.reference, client) };
}

export async function readPackage(app: TestApp, id: string, { headers }: Headers) {
  return await (await app.get(`/packages/${id}`, headers)).json();
}

export function payWithPackage(
  app: TestApp,
  { id, therapySessionId }: { id: string; therapySessionId: string },
  { headers }: Headers,
) {
  return app.post(`/packages/${id}/use`, { therapySessionId }, headers);
}
