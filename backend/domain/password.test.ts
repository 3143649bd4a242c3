import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "./errors.ts";
import { requireGoodPassword } from "./password.ts";

const mari = { isCommon: false, email: "mari.tamm@example.ee" };

test.each([
  ["mõnus kevad õues", mari],
  ["12 sõpra jões", mari],
  ["пароль мой длинный", mari],
  ["🌲🌿🌊🔥🌞🌙⭐🍀", mari],
  ["heaolu-demo-2026", mari],
  ["        a b", mari],
])("«%s» is accepted", (password, facts) => {
  expect(() => requireGoodPassword(password, facts)).not.toThrow();
});

test.each([
  ["seven77", "ERR_TOO_SHORT", mari],
  ["🌲🌿🌊🔥🌞🌙⭐", "ERR_TOO_SHORT", mari],
  ["ab".repeat(65), "ERR_TOO_LONG", mari],
  ["sunshine", "ERR_TOO_COMMON", { ...mari, isCommon: true }],
  ["Heaolu2026!", "ERR_TOO_COMMON", mari],
  ["parool12", "ERR_TOO_COMMON", mari],
  ["Пароль2026", "ERR_TOO_COMMON", mari],
  ["aaaaaaaaaa", "ERR_TOO_COMMON", mari],
  ["mari.tamm@example.ee", "ERR_TOO_COMMON", mari],
  ["Mari.Tamm1990", "ERR_TOO_COMMON", mari],
])("«%s» is refused: %s", (password, errCode, facts) => {
  expect(refusalOf(password, facts)).toMatchObject({
    code: "ERR_WEAK_PASSWORD",
    facts: { errors: [{ path: "password", errCode }] },
  });
});

test("any 8 to 128 varied characters are accepted", () => {
  const varied = fc.string({ unit: "grapheme", minLength: 8, maxLength: 60 })
    .filter((text) => [...text].length <= 128 && new Set(text).size > 8);
  fc.assert(fc.property(varied, (password) => {
    expect(() => requireGoodPassword(password, { isCommon: false, email: "x@example.ee" }))
      .not.toThrow();
  }));
});

function refusalOf(password: string, facts: typeof mari): unknown {
  try {
    requireGoodPassword(password, facts);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  return null;
}
