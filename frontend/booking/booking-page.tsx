import { Suspense, useEffect, useRef, useState } from "react";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { ApiError } from "../api/api-error.ts";
import {
  type BookingPage as Loaded,
  type DomainValue,
  getBookingPage,
  listDomainValues,
} from "./booking-api.ts";
import { observeHeight } from "./embed.ts";
import { AccountPage } from "./lazy-parts.ts";
import type { PageAddress } from "./page-address.ts";
import { Scheduler } from "./scheduler.tsx";
import { subjectOf } from "./summary.tsx";
import { useWords } from "./words.ts";

type Loading =
  | { status: "loading" }
  | { status: "failed"; unknown: boolean }
  | { status: "ready"; page: Loaded; values: DomainValue[] };

function EventTypePage({ address, slug }: { address: PageAddress; slug: string }) {
  const { say } = useWords();
  const [loading, setLoading] = useState<Loading>({ status: "loading" });
  const [bookings, setBookings] = useState(0);
  const failed = useRef<HTMLDivElement>(null);
  useEffect(() => observeHeight(failed.current), [loading]);

  useEffect(() => {
    if (loading.status !== "loading") return;
    Promise.all([getBookingPage(address.account, slug), listDomainValues()])
      .then(([page, values]) => {
        document.title = say("label", { name: subjectOf(page, { values, say }).name });
        setLoading({ status: "ready", page, values });
      })
      .catch((reason) => {
        const unknown = reason instanceof ApiError && reason.errCode === "ERR_NOT_FOUND";
        setLoading({ status: "failed", unknown });
      });
  }, [address, slug, loading, say]);

  if (loading.status === "ready") {
    return (
      <Scheduler
        key={bookings}
        page={loading.page}
        values={loading.values}
        address={bookings === 0 ? address : { ...address, startsAt: null }}
        onAnother={() => setBookings(bookings + 1)}
      />
    );
  }
  if (loading.status === "loading") {
    return (
      <Page width="form" padded>
        <Skeleton label={say("time.loading")} shape="session" />
      </Page>
    );
  }
  return (
    <Page ref={failed} width="form" padded>
      <Failed
        message={say(loading.unknown ? "failed.notFound" : "failed.page")}
        retryLabel={loading.unknown ? undefined : say("failed.retry")}
        onRetry={() => setLoading({ status: "loading" })}
      />
    </Page>
  );
}

export function BookingPage({ address }: { address: PageAddress | null }) {
  const { say } = useWords();
  if (!address) {
    return (
      <Page width="form" padded>
        <Failed message={say("failed.notFound")} />
      </Page>
    );
  }
  if (!address.slug) {
    return (
      <Suspense
        fallback={
          <Page width="form" padded>
            <Skeleton label={say("time.loading")} count={3} />
          </Page>
        }
      >
        <AccountPage account={address.account} hidesTitle={address.hides.landing} />
      </Suspense>
    );
  }
  return <EventTypePage address={address} slug={address.slug} />;
}
