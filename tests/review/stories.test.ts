import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../support/source-files.ts";
import { checkStories, layoutCheck } from "./check-stories.ts";
import { entriesOf, openBrowser, serveCatalogue } from "./story-frame.ts";

const built = `${root}dist/stories`;

/** The stories alone, without documentation, which takes a third of the time. */
beforeAll(async () => {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "-A", "npm:storybook", "build", "--quiet", "--preview-only"],
      ...["--config-dir", "ui-kit/.storybook", "--output-dir", built],
    ],
    cwd: root,
    // Vitest sets another environment, with which React checks everything that it draws.
    env: { STORIES_ONLY: "1", STORYBOOK_DISABLE_TELEMETRY: "1", NODE_ENV: "production" },
    stdout: "null",
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
});

const browser = await openBrowser();
afterAll(() => browser.close());

test("at 320 px, with text at 200 % and longer words, no story is cut, too wide or over itself, in both directions", async () => {
  await using server = serveCatalogue(built);
  const stories = await entriesOf(built, "story");
  expect(stories.length).toBeGreaterThan(1000);
  const check = layoutCheck(
    "320 px, 200 %, longer",
    320,
    { language: "pseudo", textSize: "double" },
    [{ direction: "rtl" }, { textSize: "100%", checksTargets: true }],
  );
  const faults = await checkStories(
    browser,
    `http://127.0.0.1:${server.addr.port}`,
    stories,
    check,
  );
  expect(faults.map(({ story, kind, what }) => `${story}: ${kind}: ${what}`)).toEqual([]);
});
