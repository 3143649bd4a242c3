import type { Config } from "./config.ts";

/** What is allowed and yet rarely meant in production. Secrets are not quoted. */
export function settingWarnings(
  { isProduction, payment }: Pick<Config, "isProduction" | "payment">,
) {
  const isTrial = payment.provider === "stripe" && /^[rs]k_test_/.test(payment.secretKey);
  return isProduction && isTrial
    ? ["payment: STRIPE_SECRET_KEY is a test key, so no money is taken"]
    : [];
}
