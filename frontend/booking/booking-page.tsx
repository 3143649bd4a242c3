import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { domainValuesQuery } from "../api/domain-values.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { bookingPageQuery } from "./booking-page-queries.ts";
import { observeHeight } from "./embed.ts";
import { AccountPage } from "./account-page.tsx";
import type { PageAddress } from "./page-address.ts";
import { Scheduler } from "./scheduler.tsx";
import { subjectOf } from "./summary.tsx";

function EventTypePage({ address, slug }: { address: PageAddress; slug: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data: page, error, refetch } = useQuery(bookingPageQuery(address.account, slug));
  const values = useQuery(domainValuesQuery);
  const failure = error ?? values.error;
  const [bookings, setBookings] = useState(0);
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => observeHeight(failed.current), [failure]);
  const queries = useQueryClient();
  function bookAnother() {
    void queries.invalidateQueries({ queryKey: ["free-times"] });
    setBookings(bookings + 1);
  }

  if (page && values.data) {
    return (
      <>
        <title>
          {t("booking.label", { name: subjectOf(page, { values: values.data, t }).name })}
        </title>
        <Scheduler
          key={bookings}
          page={page}
          values={values.data}
          address={bookings === 0 ? address : { ...address, startsAt: null }}
          onAnother={bookAnother}
        />
      </>
    );
  }
  if (page !== null && !failure) {
    return (
      <Page width="form" padded>
        <Skeleton label={t("booking.time.loading")} shape="session" />
      </Page>
    );
  }
  function retry() {
    if (page === undefined) void refetch();
    if (!values.data) void values.refetch();
  }
  return (
    <div ref={failed}>
      {page === null ? <NoSuchPage /> : (
        <Page width="form" padded>
          <Stack gap="block">
            <h1>{t("booking.failed.page")}</h1>
            <Failed
              message={showFailure(failure)}
              retryLabel={t("booking.failed.retry")}
              onRetry={retry}
            />
          </Stack>
        </Page>
      )}
    </div>
  );
}

/** The link leaves the frame that the page may stand in. */
function NoSuchPage() {
  const { t } = useTranslation();
  return (
    <Page width="form" padded>
      <Stack gap="block" align="start">
        <h1>{t("booking.failed.notFound")}</h1>
        <Button href="/" target="_top">{t("failed.notFound.action")}</Button>
      </Stack>
    </Page>
  );
}

export function BookingPage({ address }: { address: PageAddress | null }) {
  if (!address) return <NoSuchPage />;
  if (!address.slug) return <AccountPage address={address} />;
  return <EventTypePage address={address} slug={address.slug} />;
}
