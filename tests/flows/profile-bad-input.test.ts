import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { type Content, editorOf } from "./profile-steps.ts";

let app: TestApp;
let editor: Awaited<ReturnType<typeof editorOf>>;

beforeAll(async () => {
  app = await openTestApp();
  editor = await editorOf(app, "therapist1@demo.heaolu.ee");
});
afterAll(() => app[Symbol.asyncDispose]());

const first = <Part>(parts: Part[], change: Partial<Part>): Part[] =>
  parts.map((part, at) => at === 0 ? { ...part, ...change } : part);

const long = (length: number) => "õ".repeat(length);

const wrong: [string, (content: Content) => object, string][] = [
  [
    "a price below zero",
    ({ practices }) => ({ practices: first(practices, { priceCents: -1 }) }),
    "practices.0.priceCents",
  ],
  [
    "a price over the limit",
    ({ practices }) => ({ practices: first(practices, { priceCents: 1_000_001 }) }),
    "practices.0.priceCents",
  ],
  [
    "a part of a cent",
    ({ practices }) => ({ practices: first(practices, { priceCents: 10.5 }) }),
    "practices.0.priceCents",
  ],
  [
    "a session of four minutes",
    ({ practices }) => ({ practices: first(practices, { durationMinutes: 14 }) }),
    "practices.0.durationMinutes",
  ],
  [
    "a session of nine hours",
    ({ practices }) => ({ practices: first(practices, { durationMinutes: 540 }) }),
    "practices.0.durationMinutes",
  ],
  [
    "an unknown practice",
    ({ practices }) => ({ practices: first(practices, { type: "MAGIC" }) }),
    "practices.0.type",
  ],
  [
    "a practice twice",
    ({ practices }) => ({ practices: [...practices, practices[0]!] }),
    "practices.5.id",
  ],
  ["an unknown city", () => ({ city: "HELSINKI" }), "city"],
  ["an unknown way of helping", () => ({ waysOfHelping: ["MAGIC"] }), "waysOfHelping.0"],
  ["a language twice", () => ({ languages: ["ENGLISH", "ENGLISH"] }), "languages.1"],
  ["a name that is too long", () => ({ name: long(121) }), "name"],
  [
    "a text that is too long",
    ({ texts }) => ({ texts: { ...texts, ru: { ...texts.ru, about: long(5001) } } }),
    "texts.ru.about",
  ],
  ["a word as an address", () => ({ email: "x" }), "email"],
  ["a name of signs", () => ({ name: "123 \u3164" }), "name"],
  ["a NUL in a text", () => ({ name: "Anna\u0000" }), "name"],
  [
    "a door of a kilometre",
    ({ places }) => ({ places: first(places, { access: { doorWidthCm: 100_000 } }) }),
    "places.0.access.doorWidthCm",
  ],
  [
    "a pin in Finland",
    ({ places }) => ({ places: first(places, { lat: 60.2, lon: 24.9 }) }),
    "places.0.lat",
  ],
  [
    "a script as a booking page",
    ({ practices }) => ({ practices: first(practices, { schedulingUrl: "javascript:alert(1)" }) }),
    "practices.0.schedulingUrl",
  ],
  ["a data: calendar", () => ({ calendarUrl: "data:text/html,x" }), "calendarUrl"],
  [
    "a calendar after an @",
    () => ({ calendarUrl: "https://calendly.com@evil.com" }),
    "calendarUrl",
  ],
  ["a text instead of a list", () => ({ media: "all" }), "media"],
];

test.each(wrong)("%s is refused with its path, and nothing is stored", async (_, change, path) => {
  const before = await editor.draft();
  for (const send of [editor.saveWith, editor.putWith]) {
    const answer = await send({ ...before.content, ...change(before.content) }, before.version);
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
    expect(errors.map((error: { path: string }) => error.path)).toContain(
      path.replace(".5.", `.${before.content.practices.length}.`),
    );
  }
  expect(await editor.draft()).toEqual(before);
});

test("invisible characters are left out of every text, and line breaks of one-line texts", async () => {
  const hide = (text: string) => `\u202e\u200b${text}\u2063\u3164\uffa0\n${"\u0301".repeat(100)}`;
  const words = {
    briefIntroduction: hide("a"),
    review: "",
    about: "",
    experience: "",
    howICanHelp: "",
  };
  const all = (text: string) => ({ et: text, en: text, ru: text });
  const { content } = await editor.save(({ places, media }) => ({
    name: hide("Kadri").replace("\n", ""),
    nameFollowsAccount: false,
    texts: all(words as never) as never,
    places: first(places, {
      address: hide("Salme 1"),
      label: all(hide("Maja")),
      arrivalNote: all(hide("b")),
    }),
    media: first(media, { caption: all(hide("c")) }),
  }));
  const place = content.places[0]!;
  expect([
    content.name,
    place.address,
    place.label.et,
    content.media[0]!.caption.ru,
    content.texts.en.briefIntroduction,
    place.arrivalNote.et,
  ].map((text) => text.replaceAll("\u0301", ""))).toEqual([
    "Kadri",
    "Salme 1 ",
    "Maja ",
    "c ",
    "a\n",
    "b\n",
  ]);
  expect(content.name).toBe("Kadri\u0301\u0301\u0301");
  await app.send("DELETE", `${editor.path}/draft`, undefined, editor.headers);
});

test("three hundred practices are refused", async () => {
  const { content, version } = await editor.draft();
  const practices = Array.from({ length: 300 }, () => ({
    ...content.practices[0]!,
    id: crypto.randomUUID(),
  }));
  const answer = await editor.saveWith({ ...content, practices }, version);
  expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, "practices"]);
});

test("a body over the limit is refused", async () => {
  const { content, version } = await editor.draft();
  const answer = await editor.saveWith({ ...content, more: long(400_000) }, version);
  expect([answer.status, (await answer.json()).errCode]).toEqual([413, "ERR_TOO_LARGE"]);
});

test("markup stays text in every field", async () => {
  const markup = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
  const words = {
    briefIntroduction: markup,
    review: markup,
    about: markup,
    experience: markup,
    howICanHelp: markup,
  };
  const inLanguages = { et: markup, en: markup, ru: markup };
  await editor.publish(({ places, media }) => ({
    name: markup,
    texts: { et: words, en: words, ru: words },
    places: first(places, { address: markup, label: inLanguages, arrivalNote: inLanguages }),
    media: first(media, { caption: inLanguages }),
  }));
  const { page } = await editor.page();
  expect([page.name, page.review, page.about, page.locations[0].address, page.media[0].caption])
    .toEqual([markup, markup, markup, markup, markup]);
});

test("ids of another practitioner's practices, places and media are refused", async () => {
  const { content, version } = await editor.draft();
  const idIn = async (table: string) => {
    const [id] = await app.database.read.values<[string]>(
      sql`select id from ${sql.raw(table)} where therapist_id <> ${editor.id} limit 1`,
    ).then(([row]) => row!);
    return id;
  };
  const { practices, places, media } = content;
  const stolen = [
    { practices: first(practices, { id: await idIn("practices") }) },
    { places: first(places, { id: await idIn("therapist_locations") }) },
    { media: first(media, { id: await idIn("therapist_media") }) },
  ];
  for (const change of stolen) {
    const answer = await editor.saveWith({ ...content, ...change }, version);
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode, errors]).toEqual([404, "ERR_NOT_FOUND", undefined]);
  }
  expect((await editor.draft()).version).toBe(version);
});

test("what is incomplete is saved as a draft and refused when it is published", async () => {
  const { version } = await editor.save(({ practices, places }) => ({
    name: "",
    email: "",
    practices: first(practices, { priceCents: null, meetingTypes: [] }),
    places: first(places, { lat: null }),
  }));
  const answer = await editor.publishWith(version);
  const { errors } = await answer.json();
  expect(answer.status).toBe(400);
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining([
    "name",
    "email",
    "practices.0.priceCents",
    "practices.0.meetingTypes",
    "places.0.lat",
  ]));
  await app.send("DELETE", `${editor.path}/draft`, undefined, editor.headers);
});

test("an address that the account has not confirmed is missing, and is refused when it is published", async () => {
  const email = { path: "email", code: "name" };
  expect((await editor.draft()).missing).not.toContainEqual(email);
  const { version, missing } = await editor.save(() => ({ email: "someone.else@example.ee" }));
  expect(missing).toContainEqual(email);
  const { errors } = await (await editor.publishWith(version)).json();
  expect(errors).toMatchObject([{ path: "email", errCode: "ERR_EMAIL_NOT_CONFIRMED" }]);
  await app.send("DELETE", `${editor.path}/draft`, undefined, editor.headers);
});

test.each([
  "https://calendly.com/kadri/60",
  "http://localhost:8000.evil.com/@kadri/coaching-60",
  "http://localhost:8000/@tatjana-zaretsnaja/psycho-therapy-50",
  "http://localhost:8000/@unknown-account/x-5",
])("the booking page %s of a practice is refused", async (schedulingUrl) => {
  const { version } = await editor.save(({ practices }) => ({
    practices: first(practices, { schedulingUrl }),
  }));
  const answer = await editor.publishWith(version);
  const { errors } = await answer.json();
  expect([answer.status, errors[0].path]).toEqual([400, "practices.0.schedulingUrl"]);
  await app.send("DELETE", `${editor.path}/draft`, undefined, editor.headers);
});
