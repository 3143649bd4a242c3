import { dayText, moneyText } from "../../domain/money/money-text.ts";
import type { Language } from "../../domain/text.ts";
import type { PrintedText } from "../../ports/printed-pages.ts";
import type { ReceiptToPrint } from "../../use-cases/payments/print-receipt.ts";
import { moneyWord } from "../money-texts.ts";

export function printedReceipt(
  { receipt, payment, refund, ofReceipt }: ReceiptToPrint,
  { language, brand, contactEmail }: { language: Language; brand: string; contactEmail: string },
): PrintedText {
  const { number, kind, amountCents, issuedAt } = receipt;
  const isNote = kind === "credit-note";
  const amount = moneyText(amountCents, language);
  const row = (word: Parameters<typeof moneyWord>[0], text: string) => ({
    title: moneyWord(word, language),
    lines: [{ text }],
  });
  const email = payment.buyerEmail === "" ? "" : `, ${payment.buyerEmail}`;
  return {
    language,
    title: moneyWord(isNote ? "creditNote" : "receipt", language, { number }),
    lead: [`${brand} · ${contactEmail}`],
    sections: [{
      heading: amount,
      items: [
        row("day", dayText(issuedAt, language)),
        row("buyer", `${payment.buyerName}${email}`),
        row("what", payment.description),
        row(isNote ? "refunded" : "paid", amount),
        ...(ofReceipt === null ? [] : [row("ofReceipt", ofReceipt)]),
        ...(refund === null ? [] : [row("reason", refund.reason)]),
      ],
    }],
    footer: payment.kind === "gift-card" ? moneyWord("voucher", language) : brand,
  };
}
