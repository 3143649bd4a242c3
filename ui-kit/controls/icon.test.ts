import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { iconNames } from "./icon-names.ts";

test("the sprite has every icon once", async () => {
  const sheet = await readFile(new URL("icons.svg", import.meta.url), "utf8");
  const drawn = [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">\s*<\w/g)];
  expect(drawn.map(([, name]) => name)).toEqual([...iconNames]);
});
