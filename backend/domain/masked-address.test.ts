import { expect, test } from "vitest";
import { maskedAddress, withMaskedAddresses } from "./masked-address.ts";

test.each([
  ["kadri.kask@example.ee", "k…@example.ee"],
  ["õ@example.ee", "õ…@example.ee"],
  ['"a@b"@example.ee', '"…@example.ee'],
  ["", "…"],
  ["@example.ee", "…"],
])("%j is shown as %j", (email, shown) => expect(maskedAddress(email)).toBe(shown));

test("the error of a mail server names no whole address", () => {
  expect(withMaskedAddresses("550 5.1.1 <kadri.kask@example.ee>: unknown, try info@example.ee"))
    .toBe("550 5.1.1 <k…@example.ee>: unknown, try i…@example.ee");
});
