import { dayText, moneyText, noonOf } from "../../domain/money/money-text.ts";
import type { Language } from "../../domain/text.ts";
import type { PrintedText } from "../../ports/printed-pages.ts";
import type { OnSiteReceipt } from "../../use-cases/therapy-sessions/on-site-receipt.ts";
import { methodWords } from "../csv.ts";
import { moneyWord } from "../money-texts.ts";
import { practiceName } from "../payments/statement-body.ts";

/** Says whose money it is: the practitioner took it, the marketplace only keeps the record. */
export function printedOnSiteReceipt(
  { session, payment, domainValues }: OnSiteReceipt,
  { language, brand }: { language: Language; brand: string },
): PrintedText {
  const { therapist, client, practiceType, startsAt, timeZone } = session;
  const amount = moneyText(payment.amountCents, language);
  const practice = practiceName(practiceType, domainValues, language);
  const row = (word: Parameters<typeof moneyWord>[0], text: string) => ({
    title: moneyWord(word, language),
    lines: [{ text }],
  });
  return {
    language,
    title: moneyWord("onSiteReceipt", language),
    lead: [moneyWord("takenBy", language, { name: therapist.name, brand })],
    sections: [{
      heading: amount,
      items: [
        row("day", dayText(noonOf(payment.day), language)),
        row("receivedBy", therapist.name),
        row("buyer", client.name),
        row("what", `${practice}, ${dayText(startsAt, language, timeZone)}`),
        row("paid", amount),
        row("method", moneyWord(methodWords[payment.method], language)),
      ],
    }],
    footer: brand,
  };
}
