import { expect, test } from "vitest";
import { settingWarnings } from "./setting-warnings.ts";

const stripe = {
  provider: "stripe",
  webhookSecret: "whsec_1",
  apiUrl: "https://s.example",
} as const;

test("a test key of Stripe is a warning in production only", () => {
  const warningsOf = (secretKey: string, isProduction = true) =>
    settingWarnings({ isProduction, payment: { ...stripe, secretKey } });
  expect(warningsOf("sk_test_51abc")).toEqual([
    expect.stringMatching(/^payment: .* is a test key/),
  ]);
  expect(warningsOf("rk_test_51abc")).toHaveLength(1);
  expect(warningsOf("sk_test_51abc").join()).not.toContain("51abc");
  expect(warningsOf("sk_live_51abc")).toEqual([]);
  expect(warningsOf("sk_test_51abc", false)).toEqual([]);
});
