import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import { type Content, openEditor } from "../flows/profile-steps.ts";

let editor: Awaited<ReturnType<typeof openEditor>>;

beforeAll(async () => {
  editor = await openEditor("therapist2@demo.heaolu.ee");
});
afterAll(() => editor.app[Symbol.asyncDispose]());

const text = fc.stringMatching(/^[A-Za-zõäöüŠж<>&"'{}() \n]{0,40}$/);
const pick = fc.nat({ max: 5 });

type Edit = (content: Content) => Partial<Content>;

/** Changes of a draft that stay publishable. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ language: fc.constantFrom(...languages), about: text }).map(
    ({ language, about }): Edit => ({ texts }) => ({
      texts: { ...texts, [language]: { ...texts[language], about } },
    }),
  ),
  fc.integer({ min: 0, max: 336 }).map((cancellationNoticeHours): Edit => () => ({
    cancellationNoticeHours,
  })),
  fc.tuple(pick, fc.integer({ min: 0, max: 1_000_000 })).map(
    ([at, priceCents]): Edit => ({ practices }) => ({
      practices: practices.map((one, index) =>
        index === at && !one.intro ? { ...one, priceCents } : one
      ),
    }),
  ),
  fc.tuple(pick, fc.boolean()).map(([at, archived]): Edit => ({ practices }) => ({
    practices: practices.map((one, index) => index === at ? { ...one, archived } : one),
  })),
  pick.map((): Edit => ({ practices }) => ({ practices: practices.toReversed() })),
  pick.map((at): Edit => ({ media }) => ({ media: media.filter((_, index) => index !== at) })),
  fc.tuple(pick, text).map(([at, address]): Edit => ({ places }) => ({
    places: places.map((one, index) => index === at ? { ...one, address: address || "A" } : one),
  })),
  fc.uniqueArray(fc.constantFrom("ESTONIAN", "ENGLISH", "RUSSIAN")).map((spoken): Edit => () => ({
    languages: spoken,
  })),
  fc.integer({ min: 15, max: 480 }).map((durationMinutes): Edit => ({ practices }) => ({
    practices: [...practices, {
      id: crypto.randomUUID(),
      type: "COACHING",
      durationMinutes,
      priceCents: 100,
      meetingTypes: ["VIDEO_CALL" as const],
      bufferMinutes: null,
      seats: 1,
      startTimes: [],
      intro: false,
      schedulingUrl: "",
      archived: false,
    }],
  })),
);

const step = fc.record({
  edit,
  then: fc.constantFrom("save", "save", "publish", "put", "discard", "stale"),
});

test("the page is what was published last, after any sequence of edits", async () => {
  await editor.publish(() => ({ showInSearch: false }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      let published = (await editor.draft()).published;
      for (const { edit, then } of steps) {
        const before = await editor.draft();
        if (then === "put") {
          const sent = { ...before.published, ...edit(before.published) };
          const answer = await editor.putWith(sent, before.version);
          if (answer.status === 200) published = (await answer.json()).published;
          continue;
        }
        if (then === "stale") {
          const answer = await editor.saveWith(before.content, before.version + 1);
          expect(answer.status).toBe(412);
          continue;
        }
        if (then === "discard") {
          await editor.app.send("DELETE", `${editor.path}/draft`, undefined, editor.headers);
          expect((await editor.draft()).content).toEqual(published);
          continue;
        }
        const saved = await editor.save(edit);
        expect(await editor.draft()).toEqual(saved);
        if (then === "publish") {
          const answer = await editor.publishWith(saved.version);
          if (answer.status === 200) published = (await answer.json()).published;
          else expect(answer.status).toBe(400);
        }
      }
      const { published: now, ...draft } = await editor.draft();
      expect(now).toEqual(published);
      expectPage((await editor.page("et", false)).page, now);
      expect(draft.differs.length === 0).toBe(
        JSON.stringify(draft.content) === JSON.stringify(now),
      );
    }),
    { numRuns: Number(Deno.env.get("RUNS") ?? 6) },
  );
});

type Page = {
  about: string;
  textLanguage: "et" | "en" | "ru";
  cancellationNoticeHours: number;
  languages: string[];
  practices: { id: string; priceCents: number }[];
  locations: { address: string }[];
  media: { url: string }[];
};

function expectPage(page: Page, content: Content): void {
  expect(page.about).toBe(content.texts[page.textLanguage].about);
  expect(page.cancellationNoticeHours).toBe(content.cancellationNoticeHours);
  expect(page.languages).toEqual(content.languages);
  expect(page.practices.map(({ id, priceCents }) => ({ id, priceCents }))).toEqual(
    content.practices.filter(({ archived }) => !archived)
      .map(({ id, priceCents }) => ({ id, priceCents })),
  );
  expect(page.locations.map(({ address }) => address))
    .toEqual(content.places.map(({ address }) => address));
  expect(page.media.map(({ url }) => url)).toEqual(content.media.map(({ file }) => file.url));
}
