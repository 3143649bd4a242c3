import { limits, requireRoom } from "../../domain/attempt-limit.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { GiftCard } from "../../domain/money/gift-card.ts";
import { firstGroupOf, isGiftCardCode, typedCode } from "../../domain/money/gift-card-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequest, countRequests } from "../request-limits.ts";
import { codeHashOf } from "./gift-card-purchase.ts";

/**
 * The card of a typed code, or of the signed code in a link. Cards that are not paid do not exist. ERR_INVALID_INPUT for a
 * code with a typing error, ERR_GIFT_CARD_UNKNOWN, ERR_TOO_MANY_REQUESTS.
 */
export async function findCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address }: Pick<VisitorContextWithAddress, "now" | "address">,
  typed: string,
): Promise<GiftCard> {
  const { auth, persistence } = ports;
  const [text = "", signature] = typed.trim().split(".");
  const code = typedCode(text);
  const isSigned = signature !== undefined && auth.macMatches("gift-card", code, signature);
  if (!isSigned) {
    const by = networkOf(address);
    await countRequests(ports, now, [{ limit: "giftCardCodesPerNetwork", by }]);
  }
  if (!isGiftCardCode(code)) {
    throw new DomainError("ERR_INVALID_INPUT", { errors: [problem("code", "ERR_CODE_MISTYPED")] });
  }
  const limit = "wrongGiftCardCodesPerPrefix";
  const by = firstGroupOf(code);
  if (!isSigned) {
    const attempt = await persistence.attempts.find(`${limit}:${auth.hashSecret(by)}`);
    requireRoom(attempt, limits[limit], now);
  }
  const card = await persistence.giftCards.findByCode(codeHashOf(auth, code));
  if (card) return card;
  await persistence.transaction(({ attempts }) => countRequest(auth, attempts, { limit, by }, now));
  throw new DomainError("ERR_GIFT_CARD_UNKNOWN");
}
