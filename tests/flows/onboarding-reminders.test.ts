import { expect, test } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import {
  remindAdmins,
  remindOfRestingProfiles,
} from "backend/use-cases/admin/remind-of-onboarding.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";
import { joinAndRegister, kadri, leadSecretIn } from "./onboarding-steps.ts";

test("a started profile that rests for 7 days is reminded of once", async () => {
  await using app = await openTestApp();
  const { editor } = await joinAndRegister(app, "en");
  await newMails(app);
  app.advance(6 * day);
  await remindOfRestingProfiles(app.ports, app.now());
  expect(await newMails(app)).toEqual([]);

  // A change of the draft starts the week again.
  const again = await app.signIn(kadri.email, kadri.password);
  const draft = await (await app.get(`${editor.path}/draft`, again.headers)).json();
  await app.send("PUT", `${editor.path}/draft`, { ...draft.content, city: "TARTU" }, {
    ...again.headers,
    "If-Match": `"d${draft.version}"`,
  });
  app.advance(2 * day);
  await remindOfRestingProfiles(app.ports, app.now());
  expect(await newMails(app)).toEqual([]);
  app.advance(6 * day);
  await remindOfRestingProfiles(app.ports, app.now());
  await remindOfRestingProfiles(app.ports, app.now() + 30 * day);
  expect(await newMails(app)).toMatchObject([
    { to: kadri.email, subject: "Your profile is waiting for you" },
  ]);
});

test("administrators get one mail a day when something waits for more than two days", async () => {
  await using app = await openTestApp();
  await app.database.transaction(async (tx) => {
    await tx.run("update certificates set state = 'declared'");
    await tx.run("update therapists set approval = 'approved'");
    await tx.run("delete from reviews where status = 'waiting'");
    await tx.run("delete from review_reports");
    await tx.run("update leads set state = 'contacted' where state = 'confirmed'");
  });
  await app.post("/leads", { email: kadri.email, iAmPractitioner: true });
  await app.post("/leads/confirm", { secret: leadSecretIn((await newMails(app)).at(-1)) });
  const sent = async () => {
    await remindAdmins(app.ports, app.now());
    return (await newMails(app)).map(({ to }) => to).sort();
  };
  app.advance(2 * day - hour);
  expect(await sent()).toEqual([]);
  app.advance(2 * hour);
  expect(await sent()).toEqual(["admin2@demo.heaolu.ee", "admin@demo.heaolu.ee"]);
  expect(await sent()).toEqual([]);
  app.advance(day);
  expect(await sent()).toEqual(["admin2@demo.heaolu.ee", "admin@demo.heaolu.ee"]);
});
