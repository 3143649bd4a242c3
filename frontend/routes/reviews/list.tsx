import { type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ReviewCard } from "ui-kit/booking/review-card.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { AnswerForm } from "./answer-form.tsx";
import { type ReceivedReview, receivedReviewsQuery, useAnswer } from "./queries.ts";

function Actions({ review, onAnswer }: { review: ReceivedReview; onAnswer: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const removing = useAnswer(review);
  if (review.answer === null) {
    return (
      <Row>
        <Badge tone="info" icon="pen-line">{t("reviews.received.unanswered")}</Badge>
        <Button
          small
          variant="secondary"
          aria-label={t("reviews.answer.writeNamed", { name: review.name })}
          onClick={onAnswer}
        >
          {t("reviews.answer.write")}
        </Button>
      </Row>
    );
  }
  function remove() {
    removing.mutate(null, {
      onSuccess: () => void notify({ tone: "success", message: t("reviews.answer.removed") }),
      onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
    });
  }
  return (
    <Row>
      <Button small variant="quiet" onClick={onAnswer}>{t("reviews.answer.change")}</Button>
      <Button small variant="quiet" pending={removing.isPending} onClick={remove}>
        {t("reviews.answer.remove")}
      </Button>
    </Row>
  );
}

function Item({ review }: { review: ReceivedReview }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card>
      <ReviewCard
        rating={review.rating}
        ratingLabel={t("reviews.received.ratingOf", { rating: review.rating })}
        text={<span lang={review.language.slice(0, 2).toLowerCase()}>{review.text}</span>}
        origin={t("reviews.received.origin", {
          name: review.name,
          month: format.month(`${review.month}-15`),
        })}
        answer={review.answer === null || isAnswering
          ? undefined
          : { from: t("reviews.received.answered"), text: review.answer }}
        actions={!isAnswering && <Actions review={review} onAnswer={() => setAnswering(true)} />}
      />
      {isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
    </Card>
  );
}

function Received() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const list = useInfiniteQuery(receivedReviewsQuery);
  const { data, error } = list;
  const reference = referenceOf(error);
  const first = data?.pages[0];
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const lead = first && first.rating !== null
    ? [
      t("reviews.received.summary", {
        count: first.reviewCount,
        rating: format.rating(first.rating),
      }),
      first.unanswered > 0 && t("reviews.received.waiting", { count: first.unanswered }),
    ].filter(Boolean).join(" ")
    : undefined;
  return (
    <>
      <PageHeader title={t("shell.reviews")} lead={lead} pending={!data && !error} />
      {!data && !error && <Skeleton label={t("reviews.received.loading")} count={3} />}
      {error && !data && (
        <Failed
          message={`${t("reviews.received.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void list.refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && (
        <Columns
          aside={
            <Card as="section">
              <Text size="small">{t("reviews.received.how")}</Text>
              <Link href="/ranking#reviews">{t("reviews.received.rules")}</Link>
            </Card>
          }
        >
          <Stack gap="group">
            {reviews.length === 0 && <Empty message={t("reviews.received.none")} />}
            {reviews.map((review) => <Item key={review.id} review={review} />)}
            {list.hasNextPage && (
              <Pager
                label={t("reviews.received.more")}
                pending={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            )}
          </Stack>
        </Columns>
      )}
    </>
  );
}

export function prefetchForUser(cache: QueryClient, user: CurrentUser) {
  if (!user.therapistId) return Promise.resolve();
  return cache.prefetchInfiniteQuery(receivedReviewsQuery);
}

export function Component() {
  const { t } = useTranslation();
  const isTherapist = Boolean(useCurrentUser()?.therapistId);
  const isRestoring = useIsRestoringSession();
  return (
    <Page tall>
      <PageTitle>{t("shell.reviews")}</PageTitle>
      {isTherapist || isRestoring ? <Received /> : (
        <PageHeader
          title={t("reviews.received.refused")}
          lead={t("reviews.received.refusedText")}
          action={<Button variant="primary" href="/journal">{t("shell.journal")}</Button>}
        />
      )}
    </Page>
  );
}
