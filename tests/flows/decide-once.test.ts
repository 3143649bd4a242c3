import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { therapists } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { content as certificate, openCertificates } from "./certificate-steps.ts";
import { leadSecretIn, signInAdmin } from "./onboarding-steps.ts";

const reason = "Hind on puudu.";

/** A complete profile of the demo that waits, and what an administrator reads and decides about it. */
async function waitingProfile(app: TestApp) {
  const { headers, user } = await app.signIn("therapist3@demo.heaolu.ee");
  const id = user.therapistId!;
  const send = () => app.post(`/therapists/${id}/approval-requests`, undefined, headers);
  await app.ports.persistence.transaction(({ approvals }) =>
    approvals.save(id, { approval: "waiting", reason: null }, app.now())
  );
  const admin = await signInAdmin(app);
  const versionNow = async () => {
    const { practitioners } = await (await app.get("/admin/practitioners?limit=100", admin.headers))
      .json();
    return practitioners.find((one: { id: string }) => one.id === id).version as string;
  };
  const decide = (what: "approve" | "decline", version: string) =>
    app.post(`/admin/practitioners/${id}/${what}`, what === "decline" ? { reason } : undefined, {
      ...admin.headers,
      "If-Match": version,
    });
  await newMails(app);
  return { id, headers, send, versionNow, decide };
}

test("an administrator decides only about the published profile that they looked at", async () => {
  await using app = await openTestApp();
  const { id, headers, versionNow, decide, send } = await waitingProfile(app);
  const looked = await versionNow();
  const draft = await app.get(`/therapists/${id}/draft`, headers);
  const { content } = await draft.json();
  const name = "Keegi Teine";
  const published = await app.send("PUT", `/therapists/${id}`, { ...content, name }, {
    ...headers,
    "If-Match": draft.headers.get("ETag")!,
  });
  expect(published.status, await published.clone().text()).toBe(200);
  await expectRefusal(await decide("approve", looked), 412, "ERR_STALE");
  await expectRefusal(await decide("decline", looked), 412, "ERR_STALE");
  expect((await decide("approve", await versionNow())).status).toBe(200);

  await expectRefusal(await send(), 409, "ERR_ALREADY_DECIDED");
  await app.database.transaction((tx) =>
    tx.update(therapists).set({ approval: "not-sent" }).where(eq(therapists.id, id))
  );
  await expectRefusal(await decide("approve", await versionNow()), 409, "ERR_NOT_SENT");
});

test("a certificate added, changed or removed since the look refuses the decision", async () => {
  await using app = await openTestApp();
  const { id, headers, versionNow, decide } = await waitingProfile(app);
  const path = `/therapists/${id}/certificates`;
  let added: { id: string };
  const changes = [
    async () => {
      const answer = await app.post(path, certificate, headers);
      added = await answer.json();
      return answer;
    },
    () => app.send("PUT", `${path}/${added.id}`, { ...certificate, title: "Muu" }, headers),
    () => app.send("DELETE", `${path}/${added.id}`, undefined, headers),
  ];
  for (const change of changes) {
    const looked = await versionNow();
    expect((await change()).ok).toBe(true);
    for (const what of ["approve", "decline"] as const) {
      const refused = await decide(what, looked);
      expect(await refused.clone().json()).toMatchObject({ changed: ["certificates"] });
      await expectRefusal(refused, 412, "ERR_STALE");
    }
  }
  expect((await decide("approve", await versionNow())).status).toBe(200);
});

test("a profile that lost a required part since it was sent is not approved", async () => {
  await using app = await openTestApp();
  const { id, headers, versionNow, decide } = await waitingProfile(app);
  const path = `/therapists/${id}/certificates`;
  const { certificates } = await (await app.get(path, headers)).json();
  for (const one of certificates) {
    await app.send("DELETE", `${path}/${one.id}`, undefined, headers);
  }
  const refused = await decide("approve", await versionNow());
  expect(await refused.clone().json()).toMatchObject({ missing: ["certificates"] });
  await expectRefusal(refused, 409, "ERR_PROFILE_INCOMPLETE");
  expect((await decide("decline", await versionNow())).status).toBe(200);
});

test("of many decisions about one profile the first counts, with one mail", async () => {
  await using app = await openTestApp();
  const { versionNow, decide } = await waitingProfile(app);
  const version = await versionNow();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => decide(at % 2 ? "approve" : "decline", version)),
  );
  const approvals = answers.map(({ status }, at) => [at % 2, status]);
  expect([
    [[0, 200], [1, 409]],
    [[0, 409], [1, 200]],
  ]).toContainEqual(
    [...new Set(approvals.map(String))].sort().map((each) => each.split(",").map(Number)),
  );
  expect(await newMails(app)).toHaveLength(1);
});

test("a repeated decision is answered by the version that it is about", async () => {
  await using app = await openTestApp();
  const { versionNow, decide } = await waitingProfile(app);
  const versions = [await versionNow()];
  for (const what of ["approve", "decline", "approve"] as const) {
    app.advance(60_000);
    expect((await decide(what, versions.at(-1)!)).status).toBe(200);
    versions.push(await versionNow());
  }
  const [waiting, approved, declined, now] = versions as [string, string, string, string];
  // The answer to the last decision was lost on its way.
  expect((await decide("approve", declined)).status).toBe(200);
  const late = await decide("decline", declined);
  expect(await late.clone().json()).toMatchObject({
    decision: { outcome: "approved", decidedAt: now.slice(1, -1) },
  });
  await expectRefusal(late, 409, "ERR_ALREADY_DECIDED");
  await expectRefusal(await decide("approve", now), 409, "ERR_ALREADY_DECIDED");
  for (const version of [waiting, approved, '"2020-01-01T00:00:00Z"', '"x"']) {
    await expectRefusal(await decide("approve", version), 412, "ERR_STALE");
    await expectRefusal(await decide("decline", version), 412, "ERR_STALE");
  }
});

test("of many decisions about one lead the first counts, with one mail", async () => {
  await using app = await openTestApp();
  const { headers } = await signInAdmin(app);
  await app.post("/leads", { email: "kadri@example.ee", iAmPractitioner: true });
  const secret = leadSecretIn((await newMails(app)).at(-1));
  await app.post("/leads/confirm", { secret });
  const decide = (what: string, body?: unknown) =>
    app.post(`/admin/leads/${secret.split(".")[0]}/${what}`, body, headers);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => at % 2 ? decide("invite") : decide("decline", { reason })),
  );
  const statuses = new Set(answers.map(({ status }, at) => `${at % 2} ${status}`));
  expect([["0 200", "1 409"], ["0 409", "1 200"]]).toContainEqual([...statuses].sort());
  expect(await newMails(app)).toHaveLength(1);
});

test("a repeated decision about a certificate is answered by the very version it is about", async () => {
  const { app, add, sendForCheck, check, refuse } = await openCertificates();
  await using _ = app;
  const { id } = await add({ title: "Üks otsus" });
  app.advance(1000);
  const waiting = await (await sendForCheck(id)).json();
  app.advance(1000);
  const checked = await (await check(waiting)).json();
  expect((await check(waiting)).status).toBe(200);
  const invented = { id, version: '"2020-01-01T00:00:00Z"' };
  for (const decide of [() => check(invented), () => refuse(invented)]) {
    await expectRefusal(await decide(), 412, "ERR_STALE");
  }
  for (const late of [await check(checked), await refuse(waiting)]) {
    expect((await late.clone().json()).decision).toEqual({
      outcome: "approved",
      decidedAt: checked.checkedAt,
    });
    await expectRefusal(late, 409, "ERR_ALREADY_DECIDED");
  }
  app.advance(1000);
  expect((await refuse(checked)).status).toBe(200);
  expect((await refuse(checked)).status).toBe(200);
  await expectRefusal(await refuse(invented), 412, "ERR_STALE");
  await expectRefusal(await refuse(waiting), 412, "ERR_STALE");
});
