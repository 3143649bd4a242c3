import { canSendByMail, type GiftCard } from "../../domain/money/gift-card.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";

const atOnce = 50;

/** Queues the mails with cards that are due, and those to their givers. Returns how many cards. `now` in ms. */
export async function sendDueGiftCards(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const due = await persistence.giftCards.listDueMails(now, atOnce);
  if (due.length === 0) return 0;
  return await persistence.transaction(async ({ giftCards, outbox }) => {
    const cards = await giftCards.listDueMails(now, atOnce);
    for (const card of cards.filter((one) => canSendByMail(one, now))) {
      for (const mail of cardMails(card)) await outbox.add(mail, now);
      await giftCards.save({ ...card, sentAt: now });
    }
    return cards.length;
  });
}

function cardMails(card: GiftCard): MailMessage[] {
  const { delivery } = card;
  if (delivery.by === "post") return [];
  if (delivery.to === "buyer") return [giftCardMail(card, "gift-card-to-give", card.buyerEmail)];
  return [
    giftCardMail(card, "gift-card", delivery.email),
    giftCardMail(card, "gift-card-delivered", card.buyerEmail),
  ];
}

/** What it says is read when it is sent: the outbox stores neither the code nor a link that works. */
export function giftCardMail(
  { id, language, buyerUserId }: GiftCard,
  template: Extract<MailMessage["template"], `gift-card${string}`>,
  to: string,
  occasion = "",
): MailMessage {
  return {
    to,
    language,
    template,
    facts: { giftCard: id },
    onceKey: `${template} ${id} ${occasion}`.trim(),
    ...(buyerUserId === null ? {} : { about: buyerUserId }),
  };
}
