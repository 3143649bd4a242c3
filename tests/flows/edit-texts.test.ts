import { expect, test } from "vitest";
import { seedTexts } from "db/seed/seed-texts.ts";
import { openTestApp } from "../test-app.ts";

type Content = { title: Text; lead: Text; sections: { id: string; heading: Text; body: Text }[] };
type Text = Record<"et" | "en" | "ru", string>;

async function openAdmin() {
  const app = await openTestApp();
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const send = (method: string, path: string, revision: number, body?: unknown) =>
    app.send(method, `/admin/texts/${path}`, body, { ...headers, "If-Match": String(revision) });
  const read = async (id: string) => await (await app.get(`/admin/texts/${id}`, headers)).json();
  return Object.assign(app, { headers, sendText: send, readText: read });
}

test("a draft is hidden until it is published, and the text before can be taken back", async () => {
  await using app = await openAdmin();
  const page = async (query = "") =>
    await (await app.get(`/pages/privacy${query}`, { "Accept-Language": "en" })).json();
  const first = await page();
  const { content }: { content: Content } = await app.readText("privacy");
  const changed = { ...content, lead: { ...content.lead, en: "New words, at https://heaolu.ee." } };

  const saved = await app.sendText("PUT", "privacy/draft", 0, changed);
  expect(await saved.json()).toMatchObject({ version: 1, draft: { revision: 1, basedOn: 1 } });
  expect(await page()).toEqual(first);

  const published = await app.sendText("POST", "privacy/publish", 1, { comment: "Shorter" });
  expect(await published.json()).toMatchObject({
    version: 2,
    draft: null,
    versions: [{ version: 2, comment: "Shorter", author: expect.any(String) }, { version: 1 }],
  });
  expect(await page()).toMatchObject({ version: 2, lead: changed.lead.en });
  // Consents name a version, so every visitor can read it again.
  const { versions, ...earlier } = await page("?version=1");
  const { versions: onlyOne, ...firstText } = first;
  expect(earlier).toEqual(firstText);
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(versions[1]).toEqual(onlyOne[0]);
  expect((await app.get("/pages/about?version=9")).status).toBe(404);

  const before = await (await app.get("/admin/texts/privacy/versions/1", app.headers)).json();
  expect(before).toEqual(content);
  await app.sendText("PUT", "privacy/draft", 0, before);
  await app.sendText("POST", "privacy/publish", 1, { comment: "" });
  expect(await page()).toMatchObject({ ...firstText, version: 3 });
  expect(await seedTexts(app.database)).toEqual([]);
});

test("a consent names the version of the privacy page that was published then", async () => {
  await using app = await openAdmin();
  const { content } = await app.readText("privacy");
  await app.sendText("PUT", "privacy/draft", 0, content);
  await app.sendText("POST", "privacy/publish", 1, { comment: "" });
  const { user, headers } = await app.signIn("admin@demo.heaolu.ee");
  const given = { purpose: "notes", version: 1, isGiven: true };
  const answer = await app.send("PUT", "/user/me/consents", given, headers);
  expect(answer.status).toBeLessThan(300);
  const [consent] = await app.ports.persistence.consents.list(user.id);
  expect(consent).toMatchObject({ purpose: "notes", privacyVersion: 2 });
  const { consents } = await (await app.get("/user/me/consents", headers)).json();
  const { history } = consents.find(({ purpose }: { purpose: string }) => purpose === "notes");
  expect(history).toMatchObject([{ version: 1, privacyVersion: 2, givenAt: expect.any(String) }]);
});

test("the text of a practice is edited without its name", async () => {
  await using app = await openAdmin();
  const { content }: { content: Content } = await app.readText("practice.TRE");
  expect(content.sections.map(({ id }) => id))
    .toEqual(["about", "whatHappens", "goodToKnow", "evidence"]);
  const changed = { ...content, lead: { et: "Uus.", en: "New.", ru: "Новое." } };
  await app.sendText("PUT", "practice.TRE/draft", 0, changed);
  expect((await app.sendText("POST", "practice.TRE/publish", 1, { comment: "" })).status).toBe(200);
  const practice = await app.get("/practices/TRE", { "Accept-Language": "ru" });
  expect(await practice.json()).toMatchObject({ summary: "Новое." });
  const without = { ...content, sections: content.sections.slice(1) };
  expect((await app.sendText("PUT", "practice.TRE/draft", 0, without)).status).toBe(400);
});

test.each([
  ["nothing in Russian", "", "ERR_REQUIRED"],
  ["markup", "<script>alert(1)</script>", "ERR_INVALID_CHARACTER"],
  ["an unknown placeholder", "Write to {nobody}.", "ERR_INVALID_FORMAT"],
  ["a link that is no secure address", "See http://heaolu.ee", "ERR_WEB_LINK"],
  ["a link with a password", "See https://a:b@heaolu.ee", "ERR_WEB_LINK"],
])("a draft with %s is stored and not published", async (_, ru, errCode) => {
  await using app = await openAdmin();
  const { content }: { content: Content } = await app.readText("about");
  const draft = { ...content, lead: { ...content.lead, ru } };
  expect((await app.sendText("PUT", "about/draft", 0, draft)).status).toBe(200);
  const refused = await app.sendText("POST", "about/publish", 1, { comment: "" });
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toMatchObject([{ path: "lead.ru", errCode }]);
});

test("of two administrators who change a text the second one is refused", async () => {
  await using app = await openAdmin();
  const { content } = await app.readText("terms");
  const answers = await Promise.all(
    [1, 2].map(() => app.sendText("PUT", "terms/draft", 0, content)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await app.sendText("POST", "terms/publish", 7, { comment: "" })).status).toBe(412);
  expect((await app.sendText("DELETE", "terms/draft", 1)).status).toBe(200);
  expect((await app.sendText("POST", "terms/publish", 0, { comment: "" })).status).toBe(404);
});
