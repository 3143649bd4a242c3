import { limits, requireRoom } from "../../domain/attempt-limit.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { GiftCard } from "../../domain/money/gift-card.ts";
import { firstGroupOf, isGiftCardCode, typedCode } from "../../domain/money/gift-card-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext, VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { codeHashOf } from "./gift-card-purchase.ts";

type Caller = Pick<VisitorContextWithAddress, "now" | "address"> & Pick<LinkContext, "account">;

/**
 * The card of a typed code, or of the signed code in a link. Cards that are not paid do not exist. Only unknown codes are
 * counted: of a signed-in person, else of the network. ERR_INVALID_INPUT for a code with a typing error,
 * ERR_GIFT_CARD_UNKNOWN, ERR_TOO_MANY_REQUESTS.
 */
export async function findCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address, account }: Caller,
  typed: string,
): Promise<GiftCard> {
  const { auth, persistence } = ports;
  const [text = "", signature] = typed.trim().split(".");
  const code = typedCode(text);
  if (!isGiftCardCode(code)) {
    throw new DomainError("ERR_INVALID_INPUT", { errors: [problem("code", "ERR_CODE_MISTYPED")] });
  }
  const alike = { limit: "wrongGiftCardCodesPerPrefix", by: firstGroupOf(code) } as const;
  const isSigned = signature !== undefined && auth.macMatches("gift-card", code, signature);
  if (!isSigned) {
    const attempt = await persistence.attempts.find(`${alike.limit}:${auth.hashSecret(alike.by)}`);
    requireRoom(attempt, limits[alike.limit], now);
  }
  const card = await persistence.giftCards.findByCode(codeHashOf(auth, code));
  if (card) return card;
  const caller = account
    ? { limit: "wrongGiftCardCodesPerPerson", by: account.userId } as const
    : { limit: "wrongGiftCardCodesPerNetwork", by: networkOf(address) } as const;
  // Counted first and on its own, so that it also ends guesses of callers whose limit is full.
  await countRequests(ports, now, [alike]);
  await countRequests(ports, now, [caller]);
  throw new DomainError("ERR_GIFT_CARD_UNKNOWN");
}
