import type { TestApp } from "../test-app.ts";

export const wish = {
  amountCents: 7500,
  design: "christmas-spruce",
  language: "et",
  buyer: { name: "Liisa ja Mihkel", email: "liisa@example.ee" },
  recipientName: "Anna",
  message: "See tund on ainult sinu jaoks.",
  delivery: { by: "email", to: "recipient", email: "anna@example.ee", on: "2026-12-24" },
};

type Bought = { id: string; secret: string; payment: { id: string; pageUrl: string | null } };

export const purchaseHeader = ({ secret }: Pick<Bought, "secret">) => ({
  "X-Purchase-Secret": secret,
});

/** A card that waits for its payment, bought without an account. */
export async function buyCard(app: TestApp, changes: object = {}) {
  const answer = await app.post("/gift-cards", { ...wish, ...changes });
  if (answer.status !== 201) throw new Error(await answer.text());
  return await answer.json();
}

/** Chooses how the payment ends on the demo's payment page. */
export async function endPayment(app: TestApp, { payment }: Bought, outcome = "paid") {
  const [, secret = ""] = payment.pageUrl!.split("#");
  return await app.post(`/payments/${payment.id}/demo`, { outcome }, {
    "X-Purchase-Secret": secret,
  });
}

/** The card after its payment, as its buyer reads it. */
export async function payCard(app: TestApp, bought: Bought) {
  const done = await endPayment(app, bought);
  if (done.status !== 200) throw new Error(await done.text());
  return await (await app.get(`/gift-cards/${bought.id}`, purchaseHeader(bought))).json();
}

export async function redeem(
  app: TestApp,
  body: { code: string; therapySessionId: string; amountCents?: number },
  headers: Record<string, string>,
) {
  const answer = await app.post("/gift-cards/redeem", body, headers);
  if (answer.status !== 200) throw new Error(await answer.text());
  return await answer.json();
}
