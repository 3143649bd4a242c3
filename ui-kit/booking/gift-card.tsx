import type { ComponentProps, ReactNode } from "react";
import { Logo } from "../layout/logo.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import "./gift-card.css";

const colors = { spruce: "primary", clay: "secondary", lake: "info" } as const;

export type GiftCardProps = Omit<ComponentProps<"figure">, "className" | "children"> & {
  brand: string;
  /** The name of the recipient; it determines the rings. */
  seed: string;
  message: ReactNode;
  amount: ReactNode;
  background?: keyof typeof colors | undefined;
};

/** A preview of a gift card. */
export function GiftCard(
  { brand, seed, message, amount, background = "spruce", ...rest }: GiftCardProps,
) {
  return (
    <figure {...rest} className="gift-card" data-theme-color={colors[background]}>
      <GrowthRings seed={seed} variant="background" />
      <Logo brand={brand} />
      <figcaption>
        <span data-part="message">{message}</span>
        <bdi>{amount}</bdi>
      </figcaption>
    </figure>
  );
}
