import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { GiftCard } from "../../domain/money/gift-card.ts";
import { balanceOf, giftCardAccount, type LedgerEventKind } from "../../domain/money/ledger.ts";
import type { StoredLedgerEvent } from "../../ports/persistence/ledger.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext, VisitorContextWithAddress } from "../context.ts";
import { findCard } from "./find-card.ts";

export type GiftCardMovement = {
  at: number;
  kind: LedgerEventKind;
  /** Positive when the card got it. */
  amountCents: number;
  /** The practitioner of the session; only for the person who had it. */
  practitioner: string | null;
};

export type GiftCardBalance = {
  card: GiftCard;
  balanceCents: number;
  movements: GiftCardMovement[];
};

/** ERR_INVALID_INPUT, ERR_GIFT_CARD_UNKNOWN, ERR_TOO_MANY_REQUESTS. */
export async function getGiftCardBalance(
  ports: Pick<Ports, "auth" | "persistence">,
  context: LinkContext & VisitorContextWithAddress,
  { code }: { code: string },
): Promise<GiftCardBalance> {
  const card = await findCard(ports, context, code);
  if (card.state === "pending") throw new DomainError("ERR_GIFT_CARD_UNKNOWN");
  const account = giftCardAccount(card.id);
  const events = await ports.persistence.ledger.listOfAccount(account);
  const practitioners = await practitionersOf(ports, context.account, events);
  return {
    card,
    balanceCents: balanceOf(account, events.flatMap(({ transfers }) => transfers)),
    movements: events.map(({ at, kind, therapySessionId, transfers }) => ({
      at,
      kind,
      amountCents: balanceOf(account, transfers),
      practitioner: practitioners.get(therapySessionId ?? "") ?? null,
    })),
  };
}

/** The giver knows the code too, and whom the recipient sees for their health is not the giver's to know. */
async function practitionersOf(
  { persistence }: Pick<Ports, "persistence">,
  account: Account | null,
  events: StoredLedgerEvent[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  if (!account) return names;
  const ids = new Set(events.flatMap(({ therapySessionId }) => therapySessionId ?? []));
  for (const id of ids) {
    const session = await persistence.therapySessions.find(id);
    if (session?.userId !== account.userId) continue;
    const therapist = await persistence.therapists.find(session.therapistId);
    if (therapist) names.set(id, therapist.name);
  }
  return names;
}
