import type { ComponentProps, ReactNode } from "react";
import "./printed-gift-card.css";

export type PrintedGiftCardProps = Omit<ComponentProps<"article">, "className" | "children"> & {
  label: string;
  /** A `GiftCard`. */
  front: ReactNode;
  message?: ReactNode;
  from: ReactNode;
  amount: ReactNode;
  code: ReactNode;
  note: ReactNode;
};

/** The paper card, folded in the middle: its front beside its inside. Paper is white in every mode. */
export function PrintedGiftCard(
  { label, front, message, from, amount, code, note, ...rest }: PrintedGiftCardProps,
) {
  return (
    <article {...rest} className="printed-gift-card" aria-label={label}>
      <div data-part="front">{front}</div>
      <div data-part="inside">
        <div data-part="words">
          {message && <p data-part="message">{message}</p>}
          <p data-part="from">{from}</p>
        </div>
        <div data-part="value">
          <bdi data-part="amount">{amount}</bdi>
          <bdi data-part="code">{code}</bdi>
          <span data-part="note">{note}</span>
        </div>
      </div>
    </article>
  );
}
