import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourcesOf } from "../.storybook/sources.ts";
import { readTokens } from "./token-values.ts";

const kit = new URL("../", import.meta.url);
const tokens = readTokens(readFileSync(new URL("tokens.css", kit), "utf8"));
const names = new Set(tokens.all.map(({ name }) => name));

const stories = ["layout", "navigation", "controls", "feedback", "booking"].flatMap((family) =>
  readdirSync(new URL(family, kit)).filter((name) => name.endsWith(".stories.tsx"))
    .map((name) => `./ui-kit/${family}/${name}`)
);

test("the documentation of every component names tokens of tokens.css and no other properties", async () => {
  expect(stories.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  let used = 0;
  for (const path of stories) {
    const { tokens } = await sourcesOf(path);
    used += tokens.length;
    wrong.push(...tokens.filter((name) => !names.has(name)).map((name) => `${path}: --${name}`));
  }
  expect(wrong).toEqual([]);
  expect(used).toBeGreaterThan(1000);
});
