import { moneyText } from "../../domain/money/money-text.ts";
import { orderStatusAt, toPayCents } from "../../domain/session-order.ts";
import { spanText } from "../../domain/span-text.ts";
import { locales } from "../../domain/text.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";
import { purchaseSecret } from "../payments/purchase-access.ts";

/** What a mail about a time says that waits for its payment. Null once it waits no longer. `now` in ms. */
export async function mailedOrder(
  ports: Pick<Ports, "auth" | "persistence">,
  { facts, language }: WaitingMail,
  now: number,
): Promise<Record<string, string> | null> {
  const { sessionOrders, therapists, users } = ports.persistence;
  const order = await sessionOrders.find(facts.order ?? "");
  if (!order || orderStatusAt(order, now) !== "waiting") return null;
  const therapist = await therapists.find(order.therapistId);
  const client = await users.find(order.userId);
  if (!therapist || !client) return null;
  const { id, clientTimeZone, startsAt, timeZone, payBy, userId: buyerUserId } = order;
  const secret = purchaseSecret(ports, { kind: "session", reference: id, buyerUserId });
  const clock = new Intl.DateTimeFormat(locales[language], {
    timeStyle: "short",
    timeZone: clientTimeZone,
  });
  const isSameClock = offsetAt(clientTimeZone, startsAt) === offsetAt(timeZone, startsAt);
  return {
    name: client.name,
    practitioner: therapist.name,
    amount: moneyText(toPayCents(order), language),
    time: clock.format(payBy),
    when: spanText(order, clientTimeZone, language),
    there: isSameClock ? "" : spanText(order, timeZone, language),
    path: `/payments/session/${id}#${secret}`,
  };
}
