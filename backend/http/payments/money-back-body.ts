import { z } from "@hono/zod-openapi";
import type { MoneyBack } from "../../domain/money/session-money.ts";
import { Cents } from "./payment-body.ts";

export const ReturnedMoneyBody = z.object({
  toPayerCents: Cents.openapi({ description: "Back the way it was paid on the payment page" }),
  toGiftCardsCents: Cents,
  toPackageCents: Cents,
});

export const MoneyBackBody = ReturnedMoneyBody.extend({
  keptCents: Cents.openapi({ description: "By the policy of the session" }),
});

export function presentReturned(
  back: Omit<MoneyBack, "keptCents">,
): z.infer<typeof ReturnedMoneyBody> {
  return {
    toPayerCents: back.order,
    toGiftCardsCents: back["gift-card"],
    toPackageCents: back.package,
  };
}

export function presentMoneyBack(back: MoneyBack): z.infer<typeof MoneyBackBody> {
  return { ...presentReturned(back), keptCents: back.keptCents };
}
