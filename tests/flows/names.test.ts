import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";
import { signInAdmin } from "./onboarding-steps.ts";
import { editorOf } from "./profile-steps.ts";

test("a public name contains no web or e-mail address", async () => {
  await using app = await openTestApp();
  const client = await newClient(app, "mari@example.ee");
  const problem = { errors: [{ path: "name", errCode: "ERR_ADDRESS_IN_NAME" }] };
  for (const name of ["Mari www.mari.ee", "mari@mari.ee", "Mari Tamm maritamm.ee"]) {
    const changed = await app.send("PUT", `/user/${client.user.id}`, { name }, client.headers);
    expect([changed.status, await changed.json()]).toMatchObject([400, problem]);
    const password = "mõnus kevad õues";
    const registered = await app.post("/auth/register", { email: "a@example.ee", name, password });
    expect([registered.status, await registered.json()]).toMatchObject([400, problem]);
  }
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const { version } = await editor.save(() => ({
    name: "Mari www.mari.ee",
    nameFollowsAccount: false,
  }));
  const published = await editor.publishWith(version);
  expect([published.status, await published.json()]).toMatchObject([400, problem]);
});

test("administrators see which practitioners have the same or a look-alike name", async () => {
  await using app = await openTestApp();
  const admin = await signInAdmin(app);
  const [one, other] = [
    await editorOf(app, "therapist1@demo.heaolu.ee"),
    await editorOf(app, "therapist2@demo.heaolu.ee"),
  ];
  await one.publish(() => ({ name: "Õnne Mägi", nameFollowsAccount: false }));
  // The first letter is Cyrillic.
  await other.publish(() => ({ name: "Оnne Magi", nameFollowsAccount: false }));
  const namesakes = async (name: string, except?: string) => {
    const query = new URLSearchParams({ name, ...(except ? { except } : {}) });
    const answer = await app.get(`/admin/namesakes?${query}`, admin.headers);
    expect(answer.status).toBe(200);
    return (await answer.json()).namesakes.map(({ id }: { id: string }) => id);
  };
  expect(await namesakes("Õnne Mägi", one.id)).toEqual([other.id]);
  expect((await namesakes("Мяги Ынне")).toSorted()).toContain(one.id);
  expect((await namesakes("magi ONNE")).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(await namesakes("Õnne Mägiste")).toEqual([]);
});
