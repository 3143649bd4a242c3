import { expect, test } from "vitest";
import { reachedStories } from "./reached-stories.ts";

const graph = new Map([
  ["ui-kit/controls/button.tsx", []],
  ["ui-kit/layout/card.tsx", []],
  ["ui-kit/feedback/dialog.tsx", ["ui-kit/controls/button.tsx"]],
  ["ui-kit/feedback/dialog.stories.tsx", ["ui-kit/feedback/dialog.tsx"]],
  ["ui-kit/layout/card.stories.tsx", ["ui-kit/layout/card.tsx"]],
  ["ui-kit/.storybook/preview.tsx", []],
]);

test("styles and components reach the stories of all that are built from them", () => {
  const reached = reachedStories(["ui-kit/controls/button.css", "ui-kit/README.md"], graph);
  expect([...reached!]).toEqual(["ui-kit/feedback/dialog.stories.tsx"]);
});

test("tokens, removed files and the frame may reach all stories", () => {
  expect(reachedStories(["ui-kit/tokens.css"], graph)).toBeNull();
  expect(reachedStories(["ui-kit/layout/removed.tsx"], graph)).toBeNull();
  expect(reachedStories(["ui-kit/.storybook/preview.tsx"], graph)).toBeNull();
  expect(reachedStories(["deno.lock"], graph)).toBeNull();
});
