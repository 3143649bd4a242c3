import { buyCard, endPayment, payCard } from "../flows/gift-card-steps.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { open, owned, roles, type Row, row } from "./matrix-row.ts";

const purchaseWish = {
  amountCents: 7500,
  design: "quiet-snow",
  language: "en",
  buyer: { name: "Oleg Tšaikin", email: "oleg@example.ee" },
  recipientName: "Tamara",
  message: "",
  delivery: { by: "email", to: "buyer", on: null },
};

/** All actors share one address, which may buy and try only so often. */
export async function withoutLimits({ app }: Fixture): Promise<void> {
  await app.ports.persistence.transaction(({ attempts }) => attempts.clearAll(""));
}

/** A new card that waits for its payment, with the secret of its buyer. */
const bought = (body?: unknown) => async (fixture: Fixture): Promise<Call> => {
  await withoutLimits(fixture);
  const { id, secret } = await buyCard(fixture.app);
  return { params: { id }, headers: { "X-Purchase-Secret": secret }, body };
};

const paid = (body?: unknown) => async (fixture: Fixture): Promise<Call> => {
  await withoutLimits(fixture);
  const { id, secret } = await payCard(fixture.app, await buyCard(fixture.app));
  return { params: { id }, headers: { "X-Purchase-Secret": secret }, body };
};

/** The same without the secret: only the role counts. */
const paidByRole = (body?: unknown) => async (fixture: Fixture): Promise<Call> => {
  const { params } = await paid()(fixture) as { params: Record<string, string> };
  return { params, body };
};

async function payment(fixture: Fixture): Promise<Call> {
  await withoutLimits(fixture);
  const { secret, payment: { id } } = await buyCard(fixture.app);
  return { params: { id }, headers: { "X-Purchase-Secret": secret } };
}

async function demoPage(fixture: Fixture): Promise<Call> {
  await withoutLimits(fixture);
  const { payment } = await buyCard(fixture.app);
  const [, secret = ""] = payment.pageUrl.split("#");
  return { params: { id: payment.id }, headers: { "X-Purchase-Secret": secret } };
}

async function paidPayment(fixture: Fixture): Promise<Call> {
  await withoutLimits(fixture);
  const card = await buyCard(fixture.app);
  await endPayment(fixture.app, card);
  return { params: { id: card.payment.id }, body: { amountCents: 7500, reason: "Palve" } };
}

async function posted(fixture: Fixture): Promise<Call> {
  await withoutLimits(fixture);
  const address = { line1: "Puuvilla 4", city: "Narva", postalCode: "20103", country: "EE" };
  const delivery = { by: "post", address, arrives: "2026-12-10" };
  const { id } = await payCard(fixture.app, await buyCard(fixture.app, { delivery }));
  return { params: { id } };
}

async function code(fixture: Fixture): Promise<string> {
  await withoutLimits(fixture);
  return (await payCard(fixture.app, await buyCard(fixture.app))).code;
}

const admins = (status: number) => roles({ admin: status });

export const moneyRows: Row[] = [
  row("getGiftCardOptions", open(200)),
  row("createGiftCard", open(201), async (fixture) => {
    await withoutLimits(fixture);
    return { body: purchaseWish };
  }),
  row("getGiftCard", open(200), bought()),
  row("getGiftCard", open(404), paidByRole(), { when: "without the secret" }),
  row("printGiftCard", open(200), paid()),
  row("retryGiftCardPayment", open(200), bought()),
  row("changeGiftCardDelivery", open(200), paid({ on: "2026-12-23" })),
  row(
    "getGiftCardBalance",
    open(200),
    async (fixture) => ({ body: { code: await code(fixture) } }),
  ),
  row(
    "redeemGiftCard",
    owned({ owner: 200, practitioner: 403, admin: 403 }),
    async (fixture) => ({
      body: {
        code: await code(fixture),
        therapySessionId: (await fixture.booked()).session.id,
        amountCents: 1,
      },
    }),
  ),
  row(
    "getSessionPayment",
    owned({ owner: 200, practitioner: 200, admin: 403 }),
    async (fixture) => ({ params: { id: (await fixture.booked()).session.id } }),
  ),
  row("getPayment", open(200), payment),
  row("refreshPayment", open(200), payment),
  row("printReceipt", open(200), async (fixture) => {
    await withoutLimits(fixture);
    const { secret, payment } = await payCard(fixture.app, await buyCard(fixture.app));
    const [{ number }] = payment.receipts;
    return { params: { id: payment.id, number }, headers: { "X-Purchase-Secret": secret } };
  }),
  row("getDemoPayment", open(200), demoPage),
  row("completeDemoPayment", open(200), async (fixture) => ({
    ...await demoPage(fixture),
    body: { outcome: "failed" },
  })),
  row("returnFromPayment", open(303), async (fixture) => {
    const { params } = await payment(fixture) as { params: Record<string, string> };
    return { params };
  }),
  ...["getStatement", "exportStatement", "printStatement"].map((operation) =>
    row(
      operation,
      roles({ practitioner: 200, otherPractitioner: 200 }),
      () => ({ params: { month: "2026-11" } }),
    )
  ),
  row("receivePaymentEvent", open(401), () => ({ body: { id: "evt_1" } })),
  row("listPayments", admins(200)),
  row("refundPayment", admins(200), paidPayment),
  row("listGiftCards", admins(200)),
  row("markGiftCardPosted", admins(200), posted),
  row("printPostedGiftCard", admins(200), posted),
  row("blockGiftCard", admins(200), paidByRole({ reason: "Varastatud" })),
  row("reissueGiftCard", admins(200), paidByRole({ reason: "Kadunud" })),
  row("getLedger", admins(200)),
];
