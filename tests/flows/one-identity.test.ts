import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import { picture } from "../security/matrix-calls.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import { openCertificates } from "./certificate-steps.ts";
import { editorOf } from "./profile-steps.ts";

let app: TestApp;
let visit: Awaited<ReturnType<typeof openCertificates>>;
let editor: Awaited<ReturnType<typeof editorOf>>;

beforeAll(async () => {
  visit = await openCertificates();
  app = visit.app;
  editor = await editorOf(app, "therapist3@demo.heaolu.ee");
});
afterAll(() => app[Symbol.asyncDispose]());

async function card() {
  const answer = await app.post("/therapists/search", { limit: 50 });
  const { therapists } = await answer.json();
  return therapists.find(({ id }: { id: string }) => id === editor.id);
}

const rename = (name: string) =>
  app.send("PUT", `/user/${editor.user.id}`, { name }, editor.headers);

async function changePicture() {
  const { form } = await picture();
  const answer = await app.request("/api/user/me/picture", {
    method: "PUT",
    body: form!,
    headers: editor.headers,
  });
  expect(answer.status).toBe(200);
}

test("another public name ends the checks of certificates, and the log has both names", async () => {
  const { admin, checked, add, sendForCheck, check, list } = visit;
  const { content: { name } } = await editor.draft();
  const mark = await checked({ title: "Nimega", practices: ["OSHO"] });
  const queued = await (await sendForCheck((await add({ title: "Ootab" })).id)).json();
  await newMails(app);
  const stateOf = async (id: string) =>
    (await list()).certificates.find((one: { id: string }) => one.id === id);
  await editor.publish(() => ({ name: `  ${name.toUpperCase().replace(" ", "   ")} ` }));
  await editor.publish(() => ({ name }));
  expect(await stateOf(mark.id)).toMatchObject({ state: "checked", formerName: null });
  expect(await newMails(app)).toEqual([]);

  await editor.publish(() => ({ name: "Doktor Teine Nimi" }));
  expect(await stateOf(mark.id)).toMatchObject({ state: "waiting", formerName: name });
  expect((await visit.card()).checkedPractices).toEqual([]);
  const [mail, another] = await newMails(app);
  expect(another).toBeUndefined();
  for (const text of [name, "Doktor Teine Nimi", "Nimega"]) expect(mail!.text).toContain(text);
  expect(mail!.text).not.toContain("Ootab");
  const [action] = (await (await app.get("/admin/actions", admin.headers)).json()).actions;
  expect(action).toMatchObject({
    action: "change-name",
    actor: visit.practitioner.user.name,
    subject: { kind: "therapist", id: editor.id },
    names: { from: name, to: "Doktor Teine Nimi" },
  });
  await expectRefusal(await check(queued), 412, "ERR_STALE");
  const path = `/admin/certificates/${mark.id}`;
  const { events, ...shown } = await (await app.get(path, admin.headers)).json();
  expect(shown).toMatchObject({ formerName: name, therapist: { name: "Doktor Teine Nimi" } });
  expect(events.at(-1)).toMatchObject({
    kind: "renamed",
    reason: `${name} → Doktor Teine Nimi`,
  });
  expect((await check(shown, "regulated")).status).toBe(200);
  expect(await stateOf(mark.id)).toMatchObject({ state: "checked", formerName: null });

  await editor.publish(() => ({ nameFollowsAccount: true }));
  await check(await stateOf(mark.id));
  await app.send("PUT", `/user/${editor.user.id}`, { name: "Kolmas Nimi" }, editor.headers);
  expect(await stateOf(mark.id)).toMatchObject({
    state: "waiting",
    formerName: visit.practitioner.user.name,
  });
  await editor.publish(() => ({ nameFollowsAccount: false, name }));
});

test("a profile with a name of its own keeps it", async () => {
  const { page } = await editor.page();
  await rename("Uus Nimi");
  expect((await editor.page()).page.name).toBe(page.name);
});

test("a profile that follows the account has its name everywhere", async () => {
  const published = await editor.publish(() => ({ nameFollowsAccount: true }));
  expect(published.content.name).toBe("Uus Nimi");
  await rename("Teine Nimi");
  expect((await editor.page()).page.name).toBe("Teine Nimi");
  expect((await card()).name).toBe("Teine Nimi");
  const draft = await editor.draft();
  expect([draft.content.name, draft.differs]).toEqual(["Teine Nimi", []]);
  const [practice] = (await editor.page()).page.practices;
  const eventType = await (await app.request(new URL(practice.eventTypeUri).pathname)).json();
  expect(JSON.stringify(eventType)).toContain("Teine Nimi");
});

test("a profile that follows the account has its picture, until it is removed", async () => {
  await editor.publish(() => ({ pictureFollowsAccount: true }));
  await changePicture();
  const { page } = await editor.page();
  expect(page.pictureUrl).toMatch(/^\/files\/avatars\//);
  expect((await card()).pictureUrl).toBe(page.pictureUrl);
  expect((await app.request(page.pictureUrl)).status).toBe(200);
  await app.send("DELETE", "/user/me/picture", undefined, editor.headers);
  expect((await editor.page()).page.pictureUrl).toBeNull();
  await changePicture();
});

test("a name that was typed is not the account's", async () => {
  await editor.publish(() => ({ nameFollowsAccount: false, name: "Avalik Nimi" }));
  await rename("Kolmas Nimi");
  expect((await editor.page()).page.name).toBe("Avalik Nimi");
});

test("a hidden profile is gone for others at once and its sessions stay", async () => {
  const before = await card();
  expect(before).toBeDefined();
  await editor.publish(() => ({ showInSearch: false }));
  expect((await editor.page()).status).toBe(404);
  expect(await card()).toBeUndefined();
  const { status, page } = await editor.page("et", false);
  expect([status, page.showInSearch]).toEqual([200, false]);
});
