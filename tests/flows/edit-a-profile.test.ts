import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Content, editorOf, openEditor } from "./profile-steps.ts";

let editor: Awaited<ReturnType<typeof openEditor>>;

beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.app[Symbol.asyncDispose]());

const withText = (content: Content, about: string) => ({
  texts: { ...content.texts, et: { ...content.texts.et, about } },
});

test("a draft is what is published until something is changed", async () => {
  const draft = await editor.draft();
  expect(draft.content).toEqual(draft.published);
  expect(draft).toMatchObject({ differs: [], approval: "approved", shown: true });
});

test("two practitioners of the demo have changes that are not published", async () => {
  const tatjana = await editorOf(editor.app, "therapist2@demo.heaolu.ee");
  const changed = await tatjana.draft();
  expect(changed.differs).toEqual([
    "texts.et.review",
    `practices.${changed.content.practices[0]!.id}.priceCents`,
  ]);
  expect((await tatjana.publish()).differs).toEqual([]);
  const rasmus = await editorOf(editor.app, "therapist3@demo.heaolu.ee");
  expect((await rasmus.draft()).languages).toMatchObject({ et: "ready", ru: "missing" });
});

test("a saved draft is read back, differs and is not public", async () => {
  const before = await editor.page();
  const saved = await editor.save((content) => withText(content, "Uus lugu minust."));
  expect(saved.differs).toEqual(["texts.et.about"]);
  expect(saved.languages).toEqual({ et: "ready", en: "changed-since", ru: "changed-since" });
  expect(await editor.draft()).toEqual(saved);
  expect((await editor.page()).page).toEqual(before.page);
});

test("the preview is the page with the draft", async () => {
  const { headers, path, app } = editor;
  const preview = await (await app.get(`${path}/draft/page`, headers)).json();
  expect(preview.about).toBe("Uus lugu minust.");
  const card = await (await app.get(`${path}/draft/card`, headers)).json();
  expect(card).toMatchObject({ id: editor.id, name: preview.name });
  const { page } = await editor.page("et");
  expect({ ...preview, about: page.about }).toEqual(page);
});

test("publishing makes the draft public at once", async () => {
  const { version } = await editor.draft();
  const answer = await editor.publishWith(version);
  expect(answer.status).toBe(200);
  const published = await answer.json();
  expect(published).toMatchObject({ differs: [], version: version + 1 });
  expect(published.content).toEqual(published.published);
  expect((await editor.page()).page.about).toBe("Uus lugu minust.");
});

test("publishing what is published makes no version", async () => {
  const before = await editor.draft();
  const after = await (await editor.publishWith(before.version)).json();
  expect(after.publishedVersion).toBe(before.publishedVersion);
  expect(after.published).toEqual(before.published);
  expect((await editor.page()).page.about).toBe("Uus lugu minust.");
});

test("of two tabs that publish at once, one is refused", async () => {
  const { version } = await editor.save((content) => withText(content, "Kaks akent."));
  const answers = await Promise.all([editor.publishWith(version), editor.publishWith(version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test("an old version is refused and nothing is stored", async () => {
  const { content, version } = await editor.draft();
  await editor.save((now) => withText(now, "Teises aknas."));
  const answer = await editor.saveWith({ ...content, city: "TARTU" }, version);
  expect([answer.status, (await answer.json()).errCode]).toEqual([412, "ERR_STALE"]);
  const { content: kept } = await editor.draft();
  expect([kept.texts.et.about, kept.city]).toEqual(["Teises aknas.", content.city]);
});

test("a version is required", async () => {
  const { content } = await editor.draft();
  const { app, path, headers } = editor;
  for (const [method, address] of [["PUT", `${path}/draft`], ["PUT", path]] as const) {
    const answer = await app.send(method, address, content, headers);
    expect([answer.status, (await answer.json()).errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
  }
});

test("a discarded draft begins again with what is published", async () => {
  const { version } = await editor.save((content) => withText(content, "Seda ei tule."));
  const { app, path, headers } = editor;
  expect((await app.send("DELETE", `${path}/draft`, undefined, headers)).status).toBe(204);
  const draft = await editor.draft();
  expect(draft.differs).toEqual([]);
  expect(draft.version).toBe(version + 1);
});

test("earlier versions can be read", async () => {
  const { app, path, headers } = editor;
  const { versions } = await (await app.get(`${path}/versions`, headers)).json();
  expect(versions).toMatchObject([
    { version: 3, publishedBy: "practitioner" },
    { version: 2, publishedBy: "practitioner" },
    { version: 1, publishedBy: null },
  ]);
  const first = await (await app.get(`${path}/versions/1`, headers)).json();
  expect(first.content.texts.et.about).not.toBe("Uus lugu minust.");
});

test("a practitioner's archive has the draft and the versions", async () => {
  await editor.save((content) => withText(content, "Ainult mustandis."));
  const answer = await editor.app.get("/user/me/export", editor.headers);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const data = JSON.parse(strFromU8(files["data.json"]!));
  expect(data.profileDraft.texts.et.about).toBe("Ainult mustandis.");
  expect(data.profileVersions.map(({ version }: { version: number }) => version)).toEqual([
    3,
    2,
    1,
  ]);
});

test("a page has the introduction of its language, and other texts in another one where they are missing", async () => {
  const { texts } = (await editor.draft()).content;
  const { briefIntroduction } = texts.ru;
  const empty = { review: "", about: "", experience: "", howICanHelp: "" };
  await editor.publish(() => ({ texts: { ...texts, ru: { briefIntroduction, ...empty } } }));
  const { about } = texts.et;
  expect((await editor.page("ru")).page).toMatchObject({
    ...{ introductionLanguage: "ru", briefIntroduction },
    ...{ textLanguage: "et", about },
  });
  await editor.publish(() => ({ texts }));
  expect((await editor.page("ru")).page.textLanguage).toBe("ru");
});
