import type { ComponentProps, ReactNode } from "react";
import { StarRating } from "./star-rating.tsx";
import "./review-card.css";

export type ReviewCardProps = Omit<ComponentProps<"article">, "className" | "children"> & {
  /** From 1 to 5. */
  rating: number;
  ratingLabel: string;
  text: ReactNode;
  origin: ReactNode;
  answer?: { from: ReactNode; text: ReactNode } | undefined;
  /** Below the review, for example a button to report it. */
  actions?: ReactNode;
};

/** A review of a practitioner. */
export function ReviewCard(
  { rating, ratingLabel, text, origin, answer, actions, ...rest }: ReviewCardProps,
) {
  return (
    <article {...rest} className="review-card">
      <StarRating rating={rating} label={ratingLabel} />
      <blockquote>{text}</blockquote>
      <p data-part="origin">{origin}</p>
      {answer && (
        <p data-part="answer">
          <b>{answer.from}</b> {answer.text}
        </p>
      )}
      {actions && <div data-part="actions">{actions}</div>}
    </article>
  );
}
