import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CardToPrint, cardToPrint } from "../gift-cards/card-to-print.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** A card for the post. Each printing is recorded, because who prints it reads the code. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION for other cards. */
export async function printPostedGiftCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<CardToPrint> {
  requireRight(account, "manage-gift-cards");
  return await ports.persistence.transaction(async (repositories) => {
    const card = await repositories.giftCards.find(id);
    if (!card) throw new DomainError("ERR_NOT_FOUND");
    const printed = card.delivery.by === "post" ? cardToPrint(ports, card) : null;
    if (!printed) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await recordAction(ports.persistence, repositories, { account, now }, {
      action: "print-gift-card",
      kind: "gift-card",
      id,
    });
    return printed;
  });
}
