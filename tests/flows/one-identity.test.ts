import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { picture } from "../security/matrix-calls.ts";
import { editorOf } from "./profile-steps.ts";

let app: TestApp;
let editor: Awaited<ReturnType<typeof editorOf>>;

beforeAll(async () => {
  app = await openTestApp();
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
