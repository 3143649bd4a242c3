import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { followCertificateEnds } from "backend/use-cases/certificates/follow-certificate-ends.ts";
import { newMails } from "../support/sign-in-steps.ts";
import type { TestApp } from "../test-app.ts";
import { openCertificates } from "./certificate-steps.ts";

const clockTo = (app: TestApp, instant: string) => app.advance(Date.parse(instant) - app.now());
const ending = async (app: TestApp) =>
  (await newMails(app)).filter(({ to, text }) =>
    to === "therapist3@demo.heaolu.ee" && text.includes("Loodusrada")
  );

test("a mark falls off by the clock, and its owner is reminded 60 and 14 days before, once each", async () => {
  const visit = await openCertificates();
  await using app = visit.app;
  await followCertificateEnds(app.ports, app.now());
  const { id } = await visit.checked({
    title: "Loodusrada",
    practices: ["OSHO"],
    validUntil: "2027-06-30",
  });
  await newMails(app);

  clockTo(app, "2027-04-30T20:00:00Z");
  await followCertificateEnds(app.ports, app.now());
  expect(await ending(app)).toEqual([]);
  for (const at of ["2027-05-02T08:00:00Z", "2027-06-17T08:00:00Z"]) {
    clockTo(app, at);
    for (let run = 0; run < 3; run++) await followCertificateEnds(app.ports, app.now());
    const mails = await ending(app);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("30.06.2027");
  }

  const osho = async () =>
    (await visit.page()).practices.find(({ type }: { type: string }) => type === "OSHO");
  // 30 June ends in Estonia at 21:00 UTC.
  clockTo(app, "2027-06-30T20:59:59Z");
  expect((await osho()).covered).toBe(true);
  expect((await visit.card()).checkedPractices).toEqual(["OSHO"]);
  app.advance(1000);
  expect((await osho()).covered).toBe(false);
  expect((await visit.card()).checkedPractices).toEqual([]);
  expect((await osho()).certificates.map((one: { id: string }) => one.id)).not.toContain(id);

  await followCertificateEnds(app.ports, app.now());
  await followCertificateEnds(app.ports, app.now() + day);
  const certificate = (await visit.page()).certificates.find((one: { id: string }) =>
    one.id === id
  );
  expect(certificate).toMatchObject({ inForce: false, state: "checked" });
  expect(certificate.history.map(({ kind }: { kind: string }) => kind))
    .toEqual(["added", "checked", "expired"]);
  expect(await ending(app)).toEqual([]);
});

test("who has renewed a certificate is not reminded of the old one", async () => {
  const visit = await openCertificates();
  await using app = visit.app;
  await visit.checked({ title: "Loodusrada", validUntil: "2027-06-30" });
  await visit.checked({ title: "Uus", validUntil: "2029-06-30" });
  await newMails(app);
  clockTo(app, "2027-06-20T08:00:00Z");
  await followCertificateEnds(app.ports, app.now());
  expect(await ending(app)).toEqual([]);
});
