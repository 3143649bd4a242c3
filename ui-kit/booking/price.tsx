import type { ComponentProps, ReactNode } from "react";
import "./price.css";

export type PriceProps = Omit<ComponentProps<"span">, "className" | "children"> & {
  price: ReactNode;
  duration?: ReactNode;
  size?: "small" | "regular" | undefined;
};

/** The price of a session and its duration: "65 € · 50 min". */
export function Price({ price, duration, size = "small", ...rest }: PriceProps) {
  return (
    <span {...rest} className="price" data-size={size}>
      <bdi>{price}</bdi>
      {duration && " "}
      {duration && (
        <span data-part="duration">
          · <bdi>{duration}</bdi>
        </span>
      )}
    </span>
  );
}
