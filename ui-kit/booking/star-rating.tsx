import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./star-rating.css";

export type AverageRatingProps = Omit<ComponentProps<"span">, "className" | "children"> & {
  rating: ReactNode;
  count?: ReactNode;
  label: string;
};

export function AverageRating({ rating, count, label, ...rest }: AverageRatingProps) {
  return (
    <span {...rest} className="star-rating">
      <Icon name="star" size="small" label={label} />
      <b>{rating}</b>
      {count && <bdi>{count}</bdi>}
    </span>
  );
}

export type StarRatingProps = Omit<ComponentProps<"span">, "className" | "children"> & {
  /** From 0 to 5. */
  rating: number;
  label: string;
};

/** A single rating as five stars. */
export function StarRating({ rating, label, ...rest }: StarRatingProps) {
  return (
    <span {...rest} className="star-rating" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size="small" data-empty={star > rating || undefined} />
      ))}
    </span>
  );
}
