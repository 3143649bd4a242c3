import type { ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./star-rating.css";

/** A mean rating: one star, the number, how many. */
export function AverageRating({ rating, count, label }: {
  /** The number as it is written, e.g. "4.9". */
  rating: ReactNode;
  /** How many ratings, e.g. "(38)" or a link. */
  count?: ReactNode;
  /** What assistive technology reads before the number, e.g. "rating". */
  label: string;
}) {
  return (
    <span className="star-rating">
      <Icon name="star" size="small" label={label} />
      <b>{rating}</b>
      {count && <bdi>{count}</bdi>}
    </span>
  );
}

/** One person's rating: five stars. */
export function StarRating({ rating, label }: {
  /** From 0 to 5. */
  rating: number;
  /** The rating in words, e.g. "4 of 5". */
  label: string;
}) {
  return (
    <span className="star-rating" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size="small" data-off={star > rating || undefined} />
      ))}
    </span>
  );
}
