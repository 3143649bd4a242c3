import { expect, test } from "vitest";
import { minute } from "backend/domain/duration.ts";
import { moneyText } from "backend/domain/money/money-text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp } from "../test-app.ts";
import { buyCard, payCard } from "./gift-card-steps.ts";
import { codeFor, guestSteps, liisa } from "./guest-steps.ts";
import { editorOf } from "./profile-steps.ts";

test("the code's mail names the payment that follows, and a mail leads back to one that waits", async () => {
  await using app = await openTestApp();
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const guest = guestSteps(app, user.therapistId);
  const { code: giftCardCode } = await payCard(app, await buyCard(app, { amountCents: 1000 }));
  const mails = async () => {
    await sendDueMails(app.ports, { clock: app.now });
    return (await app.ports.persistence.outbox.listSent(200)).filter(({ to }) =>
      to === liisa.email
    );
  };
  await guest.request(await guest.hold(0), liisa);
  expect((await mails())[0]!.text).toContain("and the time is yours:");

  await editor.publish(() => ({ prepaid: true }));
  const requested = await guest.request(await guest.hold(8), liisa, { giftCardCode });
  const code = await codeFor(app, liisa.email);
  const answer = await guest.confirm(requested, code);
  const { order } = await answer.json();
  expect(order).toMatchObject({ status: "waiting", giftCardCents: 1000 });
  const toPay = moneyText(order.restCents, "en");
  const [codeMail] = await mails();
  expect(codeMail!.text).toContain(`Then you pay ${toPay};`);
  expect(codeMail!.text).not.toContain("the time is yours");

  app.advance(3 * minute);
  const [reminder] = await mails();
  expect(reminder).toMatchObject({ subject: "Your time waits for your payment" });
  expect(reminder!.text).toContain(`It is booked when ${toPay} are paid`);
  const [, id, secret] = /\/payments\/session\/([\w-]+)#(\S+)/.exec(reminder!.text)!;
  expect(id).toBe(order.id);
  const read = await app.get(`/session-orders/${id}`, { "X-Purchase-Secret": secret! });
  expect(await read.json()).toMatchObject({ status: "waiting", payBy: order.payBy });
});

test("an order that was given up sends no mail about its payment", async () => {
  await using app = await openTestApp();
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  await editor.publish(() => ({ prepaid: true }));
  const guest = guestSteps(app, user.therapistId);
  const requested = await guest.request(await guest.hold(0), liisa);
  const { order } = await (await guest.confirm(requested, await codeFor(app, liisa.email))).json();
  const headers = { "X-Purchase-Secret": order.secret };
  expect((await app.post(`/session-orders/${order.id}/take-back`, undefined, headers)).status)
    .toBe(200);
  app.advance(3 * minute);
  await sendDueMails(app.ports, { clock: app.now });
  const sent = await app.ports.persistence.outbox.listSent(200);
  expect(sent.map(({ subject }) => subject)).not.toContain("Your time waits for your payment");
});
