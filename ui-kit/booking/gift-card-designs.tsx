import { type ComponentProps, type ReactNode, useId } from "react";
import { type GiftCardDesign, GiftCardGround } from "./gift-card-ground.tsx";
import "./gift-card-designs.css";

export type GiftCardDesignsProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  label: ReactNode;
  /** The name of the recipient, which determines the rings. */
  seed: string;
  options: { value: GiftCardDesign; label: ReactNode }[];
  picked: GiftCardDesign;
  onPick: (design: GiftCardDesign) => void;
};

/** The grounds of a gift card, as small pictures to pick one from. */
export function GiftCardDesigns(
  { label, seed, options, picked, onPick, ...rest }: GiftCardDesignsProps,
) {
  const name = useId();
  return (
    <fieldset {...rest} className="gift-card-designs">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={picked === option.value}
            onChange={() => onPick(option.value)}
          />
          <GiftCardGround design={option.value} seed={seed} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
