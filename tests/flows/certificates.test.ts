import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { samplePdf } from "../support/sample-files.ts";
import { newMailTo } from "../support/sign-in-steps.ts";
import { uploaded } from "../support/upload-steps.ts";
import { content, openCertificates } from "./certificate-steps.ts";
import { newClient } from "./booked-session.ts";

let visit: Awaited<ReturnType<typeof openCertificates>>;

beforeAll(async () => {
  visit = await openCertificates();
});
afterAll(async () => {
  expect(await checkInvariants(visit.app.database.read)).toEqual([]);
  await visit.app[Symbol.asyncDispose]();
});

const codeOf = async (response: Response) => [
  response.status,
  (await response.clone().json()).errCode,
];

test("only what issuers vouch for is checked in the demo, and queues show life", async () => {
  const { app, admin } = visit;
  const queue = await (await app.get("/admin/certificates", admin.headers)).json();
  expect(queue.counts).toMatchObject({ waiting: 3, refused: 1 });
  const states = queue.certificates.map(({ state }: { state: string }) => state);
  expect(states.slice(0, 4)).toEqual(["waiting", "waiting", "waiting", "refused"]);
  const cards = await app.post("/therapists/search", { limit: 50 });
  const { therapists } = await cards.json();
  const unchecked = therapists.filter(({ checkedPractices }: { checkedPractices: string[] }) =>
    checkedPractices.length === 0
  );
  expect(unchecked.length).toBeGreaterThan(0);
  expect(therapists.length).toBeGreaterThan(unchecked.length * 3);
});

test("a mark appears when an administrator checks, says for which practice, and never who checked", async () => {
  const { app, admin, list, add, sendForCheck, check, page, card, therapistId } = visit;
  const declared = await add({ practices: ["OSHO"] });
  expect(declared).toMatchObject({ state: "declared", classLabel: "self-declared" });
  expect(await card()).toMatchObject({ checkedPractices: [], verified: false });

  expect(await (await sendForCheck(declared.id)).json()).toMatchObject({ state: "waiting" });
  const again = await sendForCheck(declared.id);
  expect(again.status).toBe(200);
  const waiting = await again.json();
  expect((await page()).certificates.at(-1)).toMatchObject({
    state: "declared",
    classLabel: "self-declared",
    checkedAt: null,
  });

  const answer = await check(waiting, "regulated");
  expect(answer.status).toBe(200);
  expect((await check(waiting, "regulated")).status).toBe(200);
  expect(await card()).toMatchObject({ checkedPractices: ["OSHO"] });
  const shown = await page();
  const text = JSON.stringify(shown);
  expect(text).not.toContain(admin.user.id);
  expect(text).not.toContain(admin.user.name);
  const osho = shown.practices.find(({ type }: { type: string }) => type === "OSHO");
  const circling = shown.practices.find(({ type }: { type: string }) => type === "CIRCLING");
  expect([osho.covered, circling.covered]).toEqual([true, false]);
  const certificate = shown.certificates.find(({ id }: { id: string }) => id === declared.id);
  expect(certificate).toMatchObject({ state: "checked", classLabel: "regulated", inForce: true });
  expect(certificate.history.map(({ kind }: { kind: string }) => kind))
    .toEqual(["added", "checked"]);
  expect((await list()).practices).toContainEqual({ type: "OSHO", covered: true });

  const events = await app.database.read.all<[string]>(
    sql`select kind from certificate_events where certificate_id = ${declared.id} order by id`,
  );
  expect(events.flat()).toEqual(["added", "sent", "checked"]);
  const mail = await newMailTo(app, "therapist3@demo.heaolu.ee");
  expect(mail.text).toContain(content.title);
  expect(mail.text).toContain("30.06.2027");
  expect(mail.text).toContain("/sessions/profile#certificates");
  const compared = await app.post("/therapists/compare", { ids: [therapistId] });
  expect((await compared.json()).therapists[0].checkedPractices).toEqual(["OSHO"]);
});

test("a changed certificate loses its mark at once and waits for another check", async () => {
  const { checked, change, card, sendForCheck } = visit;
  const certificate = await checked({ practices: ["CIRCLING"], title: "Circling" });
  expect((await card()).checkedPractices).toContain("CIRCLING");
  expect(await codeOf(await sendForCheck(certificate.id))).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  const same = await change(certificate.id, { practices: ["CIRCLING"], title: "Circling" });
  expect(await same.json()).toMatchObject({ state: "checked", version: certificate.version });

  const stale = await change(certificate.id, { title: "B" }, '"2026-01-01T00:00:00Z"');
  expect(await codeOf(stale)).toEqual([412, "ERR_STALE"]);
  const changed = await change(certificate.id, { title: "Circling II" }, certificate.version);
  expect(await changed.json()).toMatchObject({
    state: "waiting",
    classLabel: "self-declared",
    checkedAt: null,
  });
  expect((await card()).checkedPractices).not.toContain("CIRCLING");
});

test("a refusal has a reason in the mail, takes the certificate off the page, and can be answered", async () => {
  const { app, add, sendForCheck, refuse, list, page, change } = visit;
  const { id } = await add({ title: "<b>Paks</b> & kaldkiri" });
  const waiting = await (await sendForCheck(id)).json();
  const reason = "Number puudub <script>alert(1)</script>.";
  expect(await codeOf(await refuse(waiting, "  "))).toEqual([400, "ERR_INVALID_INPUT"]);
  expect(await (await refuse(waiting, reason)).json())
    .toMatchObject({ state: "refused", refusedReason: reason });
  const mail = await newMailTo(app, "therapist3@demo.heaolu.ee");
  expect(mail.text).toContain(reason);
  expect(mail.html).not.toContain("<script>");
  expect((await page()).certificates.map((one: { id: string }) => one.id)).not.toContain(id);

  expect(await (await change(id, { title: "<b>Paks</b> & kaldkiri", number: "12" })).json())
    .toMatchObject({ state: "refused", refusedReason: reason });
  expect(await (await sendForCheck(id)).json())
    .toMatchObject({ state: "waiting", refusedReason: null });
  const { certificates } = await list();
  expect(certificates.find((one: { id: string }) => one.id === id).title)
    .toBe("<b>Paks</b> & kaldkiri");
});

test("of two administrators one decides, and none about content that changed meanwhile", async () => {
  const { app, add, sendForCheck, check, refuse, change } = visit;
  await newClient(app, "second-admin@example.ee");
  await app.database.transaction((connection) =>
    connection.run(sql`update users set is_admin = 1 where email = 'second-admin@example.ee'`)
  );
  const other = await app.signIn("second-admin@example.ee", "a password of mine alone");

  const { id } = await add({ title: "Kaks administraatorit" });
  const waiting = await (await sendForCheck(id)).json();
  const changed = await change(id, { title: "Kaks korraga" });
  expect(await codeOf(await check(waiting))).toEqual([412, "ERR_STALE"]);
  const current = await changed.json();
  const answers = await Promise.all([check(current), refuse(current, "Ei ole loetav.", other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const decisions = await app.database.read.all<[string, string]>(
    sql`select action, subject_id from admin_actions where subject_id = ${id}`,
  );
  expect(decisions).toHaveLength(1);

  const refused = await add({ title: "Kaks keeldumist" });
  const sent = await (await sendForCheck(refused.id)).json();
  const refusals = await Promise.all([
    refuse(sent, "Esimene põhjus."),
    refuse(sent, "Teine põhjus.", other),
  ]);
  const codes = await Promise.all(refusals.map(async (each) => (await each.json()).errCode));
  expect(codes.toSorted()).toEqual(["ERR_ALREADY_DECIDED", undefined]);
  // The one who comes second reads who decided, and why.
  const won = codes[0] === undefined ? "Esimene põhjus." : "Teine põhjus.";
  const seen = await (await app.get(`/admin/certificates/${refused.id}`, other.headers)).json();
  expect(seen.events.at(-1)).toMatchObject({ kind: "refused", reason: won });
  expect(seen.events.filter(({ kind }: { kind: string }) => kind === "refused")).toHaveLength(1);

  const { certificates } = await visit.list();
  const decided = certificates.find((one: { id: string }) => one.id === id);
  if (decided.state === "checked") {
    expect((await refuse(decided, "See ei ole tema oma.", other)).status).toBe(200);
  }
});

test("bad input is refused by field and nothing is stored", async () => {
  const { app, path, practitioner, list } = visit;
  const before = (await list()).certificates.length;
  const wrong: [object, string][] = [
    [{ title: " " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ title: "a\u0007b" }, "title"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ url: "https://eаbp.org/2417" }, "url"],
    [{ year: 1900 }, "year"],
    [{ year: 2027 }, "year"],
    [{ validFrom: "2027-02-30" }, "validFrom"],
    [{ validFrom: "2028-01-01", validUntil: "2027-01-01" }, "validUntil"],
    [{ practices: [] }, "practices"],
    [{ practices: ["WITCHCRAFT"] }, "practices"],
  ];
  for (const [field, at] of wrong) {
    const answer = await app.post(path, { ...content, ...field }, practitioner.headers);
    expect(answer.status, at).toBe(400);
    const { errors } = await answer.json();
    expect(errors.map(({ path }: { path: string }) => path), at).toContain(at);
  }
  const foreign = { ...content, uploadId: crypto.randomUUID() };
  const answer = await app.post(path, foreign, practitioner.headers);
  expect(await codeOf(answer)).toEqual([404, "ERR_NOT_FOUND"]);
  expect((await list()).certificates).toHaveLength(before);

  const { id } = await visit.add({ url: "" });
  const unsent = await visit.sendForCheck(id);
  expect((await unsent.json()).errors[0]).toMatchObject({ errCode: "ERR_NO_EVIDENCE" });
  const { id: old } = await visit.add({ validUntil: "2026-11-19" });
  expect((await (await visit.sendForCheck(old)).json()).errors[0])
    .toMatchObject({ path: "validUntil", errCode: "ERR_EXPIRED" });
});

test("another practitioner's certificates do not exist for a practitioner", async () => {
  const { app, path, add } = visit;
  const other = await app.signIn("therapist1@demo.heaolu.ee");
  const { id } = await add();
  const own = `/therapists/${other.user.therapistId}/certificates/${id}`;
  for (const address of [`${path}/${id}`, own]) {
    expect((await app.send("PUT", address, content, other.headers)).status).toBe(404);
    expect((await app.send("DELETE", address, undefined, other.headers)).status).toBe(404);
    expect((await app.post(`${address}/checks`, undefined, other.headers)).status).toBe(404);
  }
  expect((await app.get(path, other.headers)).status).toBe(404);
  expect((await app.post(path, content, other.headers)).status).toBe(404);
});

test("an administrator who opens a document or edits a profile is noted, its practitioner is not", async () => {
  const { app, admin, practitioner, add, therapistId } = visit;
  const actions = async () =>
    (await (await app.get("/admin/actions", admin.headers)).json()).actions;
  const before = await actions();
  const wanted = { purpose: "document", fileName: "tunnistus.pdf" } as const;
  const file = await uploaded(app, practitioner.headers, samplePdf(), wanted);
  const { id } = await add({ title: "Failiga", uploadId: file.id });
  const path = `/certificates/${id}/document`;
  expect((await app.get(path, practitioner.headers)).status).toBe(200);
  const stranger = await newClient(app, "keegi@example.ee");
  expect((await app.get(path, stranger.headers)).status).toBe(404);
  const draft = async () =>
    await (await app.get(`/therapists/${therapistId}/draft`, admin.headers)).json();
  const edit = async ({ headers }: typeof admin) => {
    const { published, version } = await draft();
    return await app.send("PUT", `/therapists/${therapistId}`, published, {
      ...headers,
      "If-Match": `"d${version}"`,
    });
  };
  expect((await edit(practitioner)).status).toBe(200);
  expect(await actions()).toEqual(before);

  expect((await app.get(path, admin.headers)).status).toBe(200);
  app.advance(1000);
  expect((await edit(admin)).status).toBe(200);
  const { version } = await draft();
  const refused = await app.send("PUT", `/therapists/${therapistId}`, {}, {
    ...admin.headers,
    "If-Match": `"d${version}"`,
  });
  expect(refused.status).toBe(400);
  expect((await actions()).slice(0, 3)).toMatchObject([
    { action: "edit-profile", subject: { kind: "therapist", id: therapistId } },
    { action: "open-certificate-document", subject: { kind: "certificate", id, name: "Failiga" } },
    ...before.slice(0, 1),
  ]);
});

test("a document goes with the last certificate that names it", async () => {
  const { app, path, practitioner } = visit;
  const wanted = { purpose: "document" } as const;
  const file = await uploaded(app, practitioner.headers, samplePdf(), wanted);
  const [one, two] = [
    await visit.add({ uploadId: file.id }),
    await visit.add({ uploadId: file.id }),
  ];
  const remove = ({ id }: { id: string }) =>
    app.send("DELETE", `${path}/${id}`, undefined, practitioner.headers);
  await remove(one);
  expect((await app.request(file.url!)).status).toBe(200);
  await remove(two);
  expect((await app.request(file.url!)).status).toBe(404);
  expect((await app.get(`/uploads/${file.id}`, practitioner.headers)).status).toBe(404);
  const early = await app.post(path, { ...content, validFrom: "0000-01-01" }, practitioner.headers);
  expect((await early.json()).errors).toMatchObject([{ path: "validFrom" }]);
});

test("a removed certificate goes from the page, and a profile holds at most 40", async () => {
  const { app, path, practitioner, list, page } = visit;
  const stored = (await list()).certificates;
  const [{ id }] = stored.slice(-1);
  expect((await app.send("DELETE", `${path}/${id}`, undefined, practitioner.headers)).status)
    .toBe(204);
  expect((await page()).certificates.map((one: { id: string }) => one.id)).not.toContain(id);
  for (let more = stored.length - 1; more < 40; more++) await visit.add({ title: `${more}` });
  const answer = await app.post(path, content, practitioner.headers);
  expect((await answer.json()).errors[0]).toMatchObject({ path: "certificates" });
});
