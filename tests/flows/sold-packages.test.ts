import { expect, test } from "vitest";
import { dayText } from "backend/domain/money/money-text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp } from "../test-app.ts";
import { bookSession, newClient } from "./booked-session.ts";
import { errCodeOf } from "./course-steps.ts";
import { buyPackage, offerPackage, payWithPackage, startBuying } from "./package-steps.ts";
import { signInBoth } from "./session-fixtures.ts";

test("a practitioner gets one mail in their language when a package is paid, which names buyer and terms", async () => {
  await using app = await openTestApp();
  const { therapist } = await signInBoth(app);
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = (await users.find(therapist.user.id))!;
    await users.save({ ...user, language: "en" });
  });
  const { offer } = await offerPackage(app, therapist);
  const mari = await newClient(app, "mari@example.ee");
  const mails = async () => {
    await sendDueMails(app.ports, { clock: app.now });
    return (await app.ports.persistence.outbox.listSent(300))
      .filter(({ to, text }) => to === therapist.user.email && text.includes("package"));
  };
  await startBuying(app, offer, mari);
  expect(await mails()).toEqual([]);
  const { bought } = await buyPackage(app, offer, mari);
  const [mail, ...more] = await mails();
  const buyer = mari.user.name as string;
  expect(mail!.subject).toContain(buyer);
  expect(mail!.text).toContain(`${buyer} bought a package of 3 sessions`);
  expect(mail!.text).toContain("€150.01");
  expect(mail!.text).toContain(`Valid until ${dayText(Date.parse(bought.expiresOn), "en")}`);
  expect(mail!.text).toContain("/sessions/packages");
  expect(more).toEqual([]);
});

test("a practitioner sees their sold packages with buyer and sessions left; others see none", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  const { offer } = await offerPackage(app, therapist);
  const soldTo = async ({ headers } = therapist) => await app.get("/packages/sold", headers);
  const before = (await (await soldTo()).json()).packages.length;
  const mari = await newClient(app, "mari@example.ee");
  await startBuying(app, offer, client);
  const { bought } = await buyPackage(app, offer, mari);
  const { session } = await bookSession(app, mari, therapistId);
  await payWithPackage(app, { id: bought.id, therapySessionId: session.id }, mari);
  const { packages } = await (await soldTo()).json();
  expect(packages).toHaveLength(before + 1);
  expect(packages[0]).toMatchObject({
    id: bought.id,
    state: "active",
    buyerName: mari.user.name,
    sessions: 3,
    sessionsLeft: 2,
    expiresOn: bought.expiresOn,
  });
  expect(await errCodeOf(await soldTo(client))).toBe("ERR_FORBIDDEN");
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const ofOther = await (await soldTo(other)).json();
  expect(ofOther.packages.map(({ id }: { id: string }) => id)).not.toContain(bought.id);
});
