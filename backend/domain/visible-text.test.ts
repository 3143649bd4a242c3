import { expect, test } from "vitest";
import { visibleLine, visibleText } from "./visible-text.ts";

test("invisible characters, directions, controls, halves and heaps of marks are left out", () => {
  const hidden = "\u200b\u2063\u3164\uffa0\u202e\u2066\u061c\u{e0041}\ud800\u0007";
  expect(visibleText(`K${hidden}adri\r\nTamm${hidden}`)).toBe("Kadri\nTamm");
  expect(visibleLine(`K${hidden}adri \r\n\n Tamm\u2028x\ty`)).toBe("Kadri Tamm x y");
  expect(visibleLine(`e${"\u0301".repeat(100)}`)).toBe(`e${"\u0301".repeat(3)}`);
  const kept = "Õie O\u0303ie Иван й ❤️ 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 שָׁלוֹם";
  expect(visibleText(kept)).toBe(kept);
});
