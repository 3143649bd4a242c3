import type { ComponentProps, ReactNode } from "react";
import { Logo } from "../layout/logo.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import "./gift-card.css";

const colors = { spruce: "primary", clay: "secondary", lake: "info" } as const;

export type GiftCardProps = Omit<ComponentProps<"figure">, "className" | "children"> & {
  /** The name of the house. */
  brand: string;
  /** The rings grow from the name of the person it is for. */
  seed: string;
  /** What is written on it. */
  message: ReactNode;
  /** What it is worth, written in the reader's language. */
  amount: ReactNode;
  /** One of three grounds. */
  background?: keyof typeof colors | undefined;
};

/** The gift card as it will be given: the same name always grows the same rings. */
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
