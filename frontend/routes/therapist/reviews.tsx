import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReviewCard } from "ui-kit/booking/review-card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { reviewsId } from "../../practitioners/profile.tsx";
import type { TherapistPage } from "../../api/therapists.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { type Review, reviewsQuery } from "./queries.ts";

const shownParam = "reviews";

/** Whether the address asks for all reviews, as it does in browsers without scripts. */
export function showsAllReviews(params: URLSearchParams): boolean {
  return params.get(shownParam) === "all";
}

function addressOfAll(params: URLSearchParams): string {
  const all = new URLSearchParams(params);
  all.set(shownParam, "all");
  return `?${all}#${reviewsId}`;
}

const ReportDialog = lazyPart(async () => (await import("./report-dialog.tsx")).ReportDialog);

type ReviewItemProps = { review: Review; answerer: string; onReport: () => void };

function ReviewItem({ review, answerer, onReport }: ReviewItemProps) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const isForeign = review.language !== useLanguage();
  const origin = t("therapist.view.origin", {
    name: review.name,
    month: format.month(`${review.month}-15`),
  });
  return (
    <ReviewCard
      rating={review.rating}
      ratingLabel={t("therapist.view.ratingOf", { rating: review.rating })}
      text={<span lang={review.language}>{review.text}</span>}
      origin={isForeign ? `${origin} · ${t(`therapist.view.reviewIn.${review.language}`)}` : origin}
      answer={review.answer === null ? undefined : {
        from: t("therapist.view.answered", { name: answerer }),
        text: review.answer,
      }}
      actions={
        <ShowAt withScripts>
          <Button
            small
            variant="quiet"
            icon="flag"
            aria-label={t("therapist.report.openNamed", { name: review.name })}
            onClick={onReport}
          >
            {t("therapist.report.open")}
          </Button>
        </ShowAt>
      }
    />
  );
}

export function Reviews({ therapist }: { therapist: TherapistPage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const params = useSearchParams();
  const [all, setAll] = useState(showsAllReviews(params));
  const [reported, setReported] = useState<Review>();
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
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            answerer={therapist.name}
            onReport={() => setReported(review)}
          />
        ))}
      </Stack>
      {reported && (
        <Suspense>
          <ReportDialog review={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
      {query.error && (
        <Failed
          message={t("therapist.view.reviewsFailed")}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {more && !query.error && (
        <ShowAt withScripts>
          <Pager
            label={t(all ? "therapist.view.moreReviews" : "therapist.view.allReviews")}
            pending={query.isFetching}
            onMore={() => all ? void query.fetchNextPage() : setAll(true)}
          />
        </ShowAt>
      )}
      {more && !all && (
        <noscript>
          <Button href={addressOfAll(params)}>{t("therapist.view.allReviews")}</Button>
        </noscript>
      )}
    </Section>
  );
}
