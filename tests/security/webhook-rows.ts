import { newDelivery, webhookSecret } from "backend/domain/webhook.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { roles, type Row, row } from "./matrix-row.ts";

async function stored({ app, users }: Fixture): Promise<{ id: string; deliveryId: string }> {
  const { auth, persistence } = app.ports;
  const [id, deliveryId] = [persistence.newId(), persistence.newId()];
  const secretSealed = auth.encrypt(webhookSecret(auth.newSecret().secret));
  const about = { id: deliveryId, webhookId: id, therapySessionId: null };
  await persistence.transaction(async ({ webhooks }) => {
    await webhooks.add({
      ...{ id, userId: users.practitioner.id, url: "https://127.0.0.1/", secretSealed },
      events: ["session.booked"],
      createdAt: app.now(),
      pausedAt: null,
    });
    const delivery = newDelivery({ ...about, event: "webhook.test" }, app.now());
    await webhooks.addDelivery({ ...delivery, state: "failed", tries: 8, nextTryAt: null });
  });
  return { id, deliveryId };
}

async function own(fixture: Fixture): Promise<Call> {
  const { id } = await stored(fixture);
  return { params: { id } };
}

const ofPractitioner = (status: number) => roles({ practitioner: status, otherPractitioner: 404 });

/** Webhooks of practitioners. */
export const webhookRows: Row[] = [
  row("listWebhooks", roles({ practitioner: 200, otherPractitioner: 200 }), undefined, {
    shows: (body: { webhooks: unknown[] }, _, actor) =>
      actor === "practitioner" || body.webhooks.length === 0,
  }),
  row("createWebhook", roles({ practitioner: 201, otherPractitioner: 201 }), () => ({
    body: { url: "http://127.0.0.1:9/", events: ["session.booked"] },
  })),
  row("updateWebhook", ofPractitioner(200), async (fixture) => ({
    ...await own(fixture),
    body: { url: "http://127.0.0.1:9/", events: ["session.moved"], paused: true },
  })),
  row("rotateWebhookSecret", ofPractitioner(200), own),
  row("removeWebhook", ofPractitioner(204), own),
  row("listWebhookDeliveries", ofPractitioner(200), own),
  row("sendTestWebhook", ofPractitioner(202), own),
  row("replayWebhookDelivery", ofPractitioner(202), async (fixture) => ({
    params: await stored(fixture),
  })),
];
