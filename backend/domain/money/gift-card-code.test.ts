import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  codeAlphabet,
  isGiftCardCode,
  newGiftCardCode,
  printedCode,
  typedCode,
} from "./gift-card-code.ts";

const code = fc.infiniteStream(fc.nat({ max: 1_000_000 })).map((numbers) =>
  newGiftCardCode((below) => numbers.next().value! % below)
);
const symbols = [...codeAlphabet];

test("a code is sixteen symbols in groups of four, none of which looks like another", () => {
  expect(codeAlphabet).not.toMatch(/[01258BGILOSUZ]/);
  expect(14 * Math.log2(codeAlphabet.length)).toBeGreaterThan(60);
  fc.assert(fc.property(code, (one) => {
    expect(one).toMatch(/^[\w]{4}(-[\w]{4}){3}$/);
    expect(isGiftCardCode(one)).toBe(true);
    expect(isGiftCardCode(one.toLowerCase().replaceAll("-", " "))).toBe(true);
    expect(printedCode(typedCode(one))).toBe(one);
  }));
});

test("Cyrillic letters that look like those of a code are read as those", () => {
  expect(typedCode("сн36-АЕКМ-рТУХ-вО")).toBe("CH36AEKMPTYXBO");
});

test("one wrong symbol, two swapped neighbours and a missing symbol are found", () => {
  fc.assert(fc.property(code, fc.nat({ max: 15 }), fc.nat({ max: 21 }), (one, at, other) => {
    const plain = [...typedCode(one)];
    const wrong = symbols.filter((symbol) => symbol !== plain[at])[other]!;
    expect(isGiftCardCode(plain.with(at, wrong).join(""))).toBe(false);
    expect(isGiftCardCode(plain.toSpliced(at, 1).join(""))).toBe(false);
    const [left, right] = [plain[at]!, plain[at + 1]];
    if (right === undefined || left === right) return;
    expect(isGiftCardCode(plain.with(at, right).with(at + 1, left).join(""))).toBe(false);
  }));
});
