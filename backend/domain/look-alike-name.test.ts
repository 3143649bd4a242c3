import { expect, test } from "vitest";
import { lookAlikeKeys } from "./look-alike-name.ts";

const alike = (one: string, other: string) =>
  lookAlikeKeys(one).some((key) => lookAlikeKeys(other).includes(key));

test.each([
  ["Mari Tamm", "MARI  tamm"],
  ["Mari Tamm", "Tamm Mari"],
  ["Õnne Mägi", "Onne Magi"],
  ["Мари Мяги", "Mari Mägi"],
  // The letters a, e and o of the second name are Cyrillic.
  ["Leo Saar", "Lео Sааr"],
  ["Mall Lill", "MaII LiII"],
  ["Mari Tamm", "Mаri Таmm"],
])("%s looks like %s", (one, other) => expect(alike(one, other)).toBe(true));

test.each([
  ["Mari Tamm", "Mari Tammsaar"],
  ["Mari Tamm", "Marika Tamm"],
  ["Иван Орлов", "Anna Orlova"],
  ["", "-"],
])("%s does not look like %s", (one, other) => expect(alike(one, other)).toBe(false));
