import { expect, test } from "vitest";
import { filesBelow, readSource } from "tests/support/source-files.ts";
import { deleteFromDevice, deviceData, foundOnDevice, isLike } from "./device-data.ts";

test("everything that the pages store on a device is listed, and nothing else", async () => {
  const stored = new Set<string>();
  for await (const path of filesBelow("frontend")) {
    if (!/\.tsx?$/.test(path) || /\.test\.|device-data/.test(path)) continue;
    const text = await readSource(path);
    if (!/(local|session)Storage|storedValue\(|leftPagePrefix =|writeCookie/.test(text)) continue;
    const names = text.matchAll(
      /(?:(?:[kK]ey|[pP]refix|[cC]ookieName) = |storedValue\(|writeCookie\()"([\w. -]+)"/g,
    );
    for (const [, key] of names) stored.add(key!);
  }
  const listed = deviceData.flatMap(({ keys }) => [...keys]);
  const unlisted = [...stored].filter((key) => !listed.some((name) => isLike(key, name)));
  expect(unlisted).toEqual([]);
  expect(stored.size).toBeGreaterThan(8);
});

test("deleting removes what the product stored and leaves what others stored", () => {
  localStorage.setItem("heaolu.viewed", "{}");
  localStorage.setItem("heaolu.draft.note 1", "words");
  localStorage.setItem("of another product", "1");
  sessionStorage.setItem("heaolu.purchase.1", "secret");
  expect(foundOnDevice().map(({ purpose }) => purpose).sort())
    .toEqual(["drafts", "purchase", "viewed"]);
  expect(deleteFromDevice()).toEqual([]);
  expect(localStorage.getItem("of another product")).toBe("1");
});
