import type { ComponentProps, ReactNode } from "react";
import { Logo } from "../layout/logo.tsx";
import { type GiftCardDesign, GiftCardGround, isPale } from "./gift-card-ground.tsx";
import "./gift-card.css";

export type GiftCardProps = Omit<ComponentProps<"figure">, "className" | "children"> & {
  brand: string;
  design: GiftCardDesign;
  /** The name of the recipient; it determines the rings. */
  seed: string;
  /** For whom it is and what for. */
  dedication: ReactNode;
  amount?: ReactNode;
  /** Shows a state over the card that cannot be spent. */
  stamp?: ReactNode;
};

/** A gift card as it is given, on one of five drawn grounds. It looks the same in light and dark. */
export function GiftCard(
  { brand, design, seed, dedication, amount, stamp, ...rest }: GiftCardProps,
) {
  return (
    <figure
      {...rest}
      className="gift-card"
      data-pale={isPale(design) || undefined}
      data-stamped={stamp ? "" : undefined}
    >
      <GiftCardGround design={design} seed={seed} />
      <Logo brand={brand} />
      <figcaption>
        <span data-part="dedication">{dedication}</span>
        {amount && <bdi>{amount}</bdi>}
      </figcaption>
      {stamp && <span data-part="stamp">{stamp}</span>}
    </figure>
  );
}
