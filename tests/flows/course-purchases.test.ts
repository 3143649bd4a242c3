import { expect, test } from "vitest";
import { signatureHeader } from "backend/adapters/payment/signature.ts";
import { checkInvariants } from "db/check.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";
import { errCodeOf, writtenCourse } from "./course-steps.ts";
import { endPayment } from "./gift-card-steps.ts";

const priceCents = 2900;

async function soldCourse(app: TestApp, editor: Pick<Person, "headers">, owner: string) {
  const course = await writtenCourse(app, editor, { owner, access: "bought", priceCents });
  expect((await course.publish()).status).toBe(200);
  const [lesson] = course.content.lessons;
  return {
    ...course,
    lessonId: lesson!.id,
    lessonPath: `/courses/${course.id}/lessons/${lesson!.id}`,
  };
}

/** The signed event of the demo's payment page, as a webhook delivers it. */
async function deliverPaid(app: TestApp, paymentId: string) {
  const { payment, persistence } = app.ports;
  const found = (await persistence.payments.find(paymentId))!;
  const { body, header } = payment.testPage!.eventOf(found, "paid", app.now());
  return await app.request("/api/payment-events", {
    method: "POST",
    headers: { "Content-Type": "application/json", [signatureHeader]: header(signatureHeader)! },
    body: body as BodyInit,
  });
}

const balanceOf = (app: TestApp, account: string) => app.ports.persistence.ledger.balance(account);

test("a paid course opens once, and a refund of everything ends the right but not the progress", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const { id, lessonId, lessonPath } = await soldCourse(app, admin, "marketplace");
  const anna = await newClient(app, "anna@example.ee");
  const other = await newClient(app, "other@example.ee");
  const buy = ({ headers } = anna) => app.post(`/courses/${id}/buy`, undefined, headers);

  expect((await app.post(`/courses/${id}/buy`)).status).toBe(401);
  expect(await errCodeOf(await app.get(lessonPath, anna.headers))).toBe("ERR_COURSE_CLOSED");
  const payment = await (await buy()).json();
  expect(payment).toMatchObject({ kind: "course", reference: id, amountCents: priceCents });
  expect((await (await buy()).json()).id).toBe(payment.id);
  expect((await (await buy(other)).json()).id).not.toBe(payment.id);
  expect((await app.get(lessonPath, anna.headers)).status).toBe(403);

  const paid = await endPayment(app, { id, secret: "", payment });
  const { returnPath } = await paid.json();
  expect(returnPath).toMatch(`/payments/${payment.id}#`);
  for (let time = 0; time < 2; time++) {
    expect((await deliverPaid(app, payment.id)).status).toBe(204);
  }
  expect((await app.get(lessonPath, anna.headers)).status).toBe(200);
  expect((await app.get(lessonPath, other.headers)).status).toBe(403);
  expect(await errCodeOf(await buy())).toBe("ERR_ALREADY_PAID");
  expect(await balanceOf(app, "income:courses")).toBe(priceCents);
  const secret = { "X-Purchase-Secret": returnPath.split("#")[1]! };
  const read = await (await app.get(`/payments/${payment.id}`, secret)).json();
  expect(read.receipts).toMatchObject([{ kind: "receipt", amountCents: priceCents }]);

  await app.post(`/courses/${id}/progress`, { lessonId, done: true }, anna.headers);
  const refund = (amountCents: number) =>
    app.post(
      `/admin/payments/${payment.id}/refund`,
      { amountCents, reason: "Soov" },
      admin.headers,
    );
  expect((await refund(900)).status).toBe(200);
  expect((await app.get(lessonPath, anna.headers)).status).toBe(200);
  expect((await refund(2000)).status).toBe(200);
  expect(await errCodeOf(await app.get(lessonPath, anna.headers))).toBe("ERR_COURSE_CLOSED");
  expect(await (await app.get(`/courses/${id}`, anna.headers)).json())
    .toMatchObject({ hasAccess: false, progress: null });

  const again = await (await buy()).json();
  await endPayment(app, { id, secret: "", payment: again });
  const opened = await (await app.get(`/courses/${id}`, anna.headers)).json();
  expect(opened).toMatchObject({ hasAccess: true, progress: { done: 1 } });
  expect(await balanceOf(app, "income:courses")).toBe(priceCents);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});

test("a practitioner gets the money for her course, and who has the course by a code is not charged", async () => {
  await using app = await openTestApp();
  const maarja = await app.signIn("therapist1@demo.heaolu.ee");
  const client = await app.signIn("client@demo.heaolu.ee");
  const course = await soldCourse(app, maarja, "me");
  const { id, path, lessonPath } = course;
  const account = `practitioner:${maarja.user.therapistId}`;
  const before = await balanceOf(app, account);
  const buy = () => app.post(`/courses/${id}/buy`, undefined, client.headers);

  const payment = await (await buy()).json();
  const dearer = { access: "bought", priceCents: 3900, content: course.content };
  expect((await app.send("PUT", path, dearer, maarja.headers)).status).toBe(200);
  const next = await (await buy()).json();
  expect([next.id === payment.id, next.amountCents]).toEqual([false, 3900]);
  await endPayment(app, { id, secret: "", payment: next });
  expect(await balanceOf(app, account)).toBe(before + 3900);
  expect((await app.get(lessonPath, client.headers)).status).toBe(200);

  // The page with the first price was still open in another tab: that money goes back.
  await deliverPaid(app, payment.id);
  expect((await app.ports.persistence.payments.find(payment.id))?.state).toBe("refunded");
  expect(await balanceOf(app, account)).toBe(before + 3900);
  expect((await app.get(lessonPath, client.headers)).status).toBe(200);

  const free = { ...dearer, access: "free", priceCents: null };
  await app.send("PUT", path, free, maarja.headers);
  expect(await errCodeOf(await buy())).toBe("ERR_ALREADY_PAID");
});

test("a payment for the course of a practitioner who was disabled meanwhile goes back, with a mail", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const maarja = await app.signIn("therapist1@demo.heaolu.ee");
  const client = await app.signIn("client@demo.heaolu.ee");
  const { id, lessonPath } = await soldCourse(app, maarja, "me");
  const payment = await (await app.post(`/courses/${id}/buy`, undefined, client.headers)).json();
  const account = `practitioner:${maarja.user.therapistId}`;
  const before = await balanceOf(app, account);
  const path = `/admin/users/${maarja.user.id}`;
  const { version } = await (await app.get(path, admin.headers)).json();
  const decision = { asClient: "keep", asPractitioner: "keep", reason: "" };
  const disabled = await app.post(`${path}/disable`, decision, {
    ...admin.headers,
    "If-Match": version,
  });
  expect(disabled.status, await disabled.clone().text()).toBe(204);
  await newMails(app);

  expect((await deliverPaid(app, payment.id)).status).toBe(204);
  expect(await app.ports.persistence.payments.find(payment.id))
    .toMatchObject({ state: "refunded", refundedCents: priceCents });
  expect(await balanceOf(app, account)).toBe(before);
  expect((await app.get(lessonPath, client.headers)).ok).toBe(false);
  const mails = await newMails(app);
  expect(mails.filter(({ to }) => to === "client@demo.heaolu.ee")).toHaveLength(1);
  expect(await checkInvariants(app.database.read)).toEqual([]);
});
