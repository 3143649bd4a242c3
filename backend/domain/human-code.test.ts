import { expect, test } from "vitest";
import { humanCode, readHumanCode } from "./human-code.ts";

test("a code typed with Cyrillic letters that look the same is read", () => {
  const code = humanCode(new Uint8Array([8, 17, 10, 18, 21, 24, 7]));
  const typed = code.toLowerCase().replaceAll("a", "а").replaceAll("k", "к").replaceAll("c", "с");
  expect(typed.match(/\p{Script=Cyrillic}/gu)).toEqual(["а", "к", "с"]);
  expect(readHumanCode(typed)).toBe(code);
});
