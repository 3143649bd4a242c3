import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnUrl } from "./return-url.ts";

const origin = "https://heaolu.test";
const traps = [
  "/",
  "\\",
  "//",
  "/\\",
  ".",
  "..",
  "\t",
  "\n",
  "@",
  ":",
  "evil.com",
  "%2f",
  "%5c",
  "?",
  "#",
];
const crafted = fc.array(fc.oneof(fc.constantFrom(...traps), fc.string()), { maxLength: 8 })
  .map((pieces) => pieces.join(""));
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  crafted,
  crafted.map((rest) => `/${rest}`),
  fc.webUrl(),
);

test("no input leads to another origin", () => {
  fc.assert(
    fc.property(anything, (wanted) => {
      const safe = safeReturnUrl(wanted, origin);
      expect(new URL(safe, origin).origin).toBe(origin);
      expect(safe).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});

test("a safe URL stays unchanged", () => {
  fc.assert(
    fc.property(anything, (wanted) => {
      const safe = safeReturnUrl(wanted, origin);
      expect(safeReturnUrl(safe, origin)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});

test("a path of the app is returned with its query and hash", () => {
  const path = "/therapist/view/kulli-magi?practice=TRE&start=2026-11-24T16:15:00Z#times";
  expect(safeReturnUrl(path, origin)).toBe(path);
});

test.each([
  null,
  "",
  "journal",
  "//evil.com",
  "/\\evil.com",
  "/\tevil.com",
  "/\n/evil.com",
  "/.//evil.com",
  "/x/..//evil.com",
  "https://evil.com/",
  "javascript:alert(1)",
])("%j is replaced by /", (wanted) => {
  expect(safeReturnUrl(wanted, origin)).toBe("/");
});
