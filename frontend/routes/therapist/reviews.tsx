import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReviewCard } from "ui-kit/booking/review-card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import type { TherapistPage } from "../../api/therapists.ts";
import { type Review, reviewsQuery } from "./queries.ts";

export const reviewsId = "reviews";

function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return (
    <ReviewCard
      rating={review.rating}
      ratingLabel={t("therapist.view.ratingOf", { rating: review.rating })}
      text={<span lang={review.language.slice(0, 2).toLowerCase()}>{review.text}</span>}
      origin={t("therapist.view.origin", {
        name: review.name,
        month: format.month(`${review.month}-15`),
      })}
    />
  );
}

export function Reviews({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const query = useInfiniteQuery({ ...reviewsQuery(therapist.id), enabled: all });
  const { reviewCount: count, rating } = therapist;
  const loaded = query.data?.pages.flatMap((page) => page.reviews);
  const reviews = loaded ?? therapist.reviews;
  const more = all ? query.hasNextPage || query.isPending : count > therapist.reviews.length;
  if (count === 0 || rating === null) {
    return (
      <Section id={reviewsId} heading={t("therapist.view.noReviews")}>
        <Text tone="soft">{t("therapist.view.noReviewsYet")}</Text>
      </Section>
    );
  }
  const heading = t("therapist.view.reviews", { count, rating: format.rating(rating) });
  return (
    <Section id={reviewsId} heading={heading}>
      <Stack gap="block">
        {reviews.map((review) => <ReviewItem key={review.id} review={review} />)}
      </Stack>
      {query.error && (
        <Failed
          message={t("therapist.view.reviewsFailed")}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {more && !query.error && (
        <Pager
          label={t(all ? "therapist.view.moreReviews" : "therapist.view.allReviews")}
          pending={query.isFetching}
          onMore={() => all ? void query.fetchNextPage() : setAll(true)}
        />
      )}
    </Section>
  );
}
