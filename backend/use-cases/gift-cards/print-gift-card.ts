import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext, VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { type CardToPrint, cardToPrint } from "./card-to-print.ts";
import { requireOwnCard } from "./purchase-view.ts";

/** ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION unless the card is paid and can be spent, ERR_TOO_MANY_REQUESTS. */
export async function printGiftCard(
  ports: Pick<Ports, "auth" | "persistence">,
  { account, address, now }: LinkContext & VisitorContextWithAddress,
  input: { id: string; secret: string | undefined },
): Promise<CardToPrint> {
  const card = await requireOwnCard(ports, account, input);
  const printed = cardToPrint(ports, card);
  if (!printed) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  await countRequests(ports, now, [{ limit: "moneyPdfsPerNetwork", by: networkOf(address) }]);
  return printed;
}
