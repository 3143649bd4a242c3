import type { Language } from "../domain/text.ts";

/** `detail` is what only some readers need, in small letters below the text. */
type PrintedItem = { title: string; lines: { text: string; detail?: string }[] };

/** A text to print or to file away. */
export type PrintedText = {
  language: Language;
  title: string;
  /** How many growth rings are drawn above the title; none without it. */
  rings?: number;
  lead: string[];
  sections: { heading: string; items: PrintedItem[] }[];
  /** Below every page. */
  footer: string;
};

/** A gift card on A5 paper, to be folded in the middle: outside the design, inside the message and the code. */
export type PrintedGiftCard = {
  language: Language;
  /** For example "christmas-spruce"; each has its own picture. */
  design: string;
  brand: string;
  title: string;
  recipient: string;
  message: string;
  from: string;
  amount: string;
  code: string;
  /** How long it is valid, and how to use it. */
  notes: string[];
  /** The address in the QR code. */
  link: string;
};

export interface PrintedPages {
  /** A PDF whose letters are embedded, with the language and the headings marked for screen readers. */
  pdf(text: PrintedText): Promise<Uint8Array<ArrayBuffer>>;
  giftCard(card: PrintedGiftCard): Promise<Uint8Array<ArrayBuffer>>;
}
