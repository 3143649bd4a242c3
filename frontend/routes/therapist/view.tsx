import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { ApiError } from "../../api/api-error.ts";
import { useAdmission, waitingCountQuery } from "../../api/admission.ts";
import {
  type Practice,
  type SearchResult,
  type TherapistPage,
  therapistQuery,
} from "../../api/therapists.ts";
import {
  type FreeTime,
  openedAt,
  useOpenedAt,
  weekTimesQuery,
} from "../../booking/free-time-queries.ts";
import { isOwnHold } from "../../booking/own-hold.ts";
import { CourseOffersPart, partsOfCourses } from "../../courses/course-offers-part.tsx";
import { dayIn, type Instant } from "../../days.ts";
import { whenIdle } from "../../idle.ts";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { type Filters, searchAddress } from "../../search/filters.ts";
import type { PageLocation } from "../../page-location.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useAnchor } from "../../shell/use-anchor.ts";
import { WithSuitability } from "../../suitability/use-suitability.tsx";
import {
  type Choice,
  meetingTypeOf,
  practiceOf,
  readChoice,
  useChoice,
} from "../../appointment/booking-choice.ts";
import { Pictures, Places, Videos } from "../../practitioners/places.tsx";
import { BookingBar } from "./booking-bar.tsx";
import { Practices } from "./practices.tsx";
import {
  About,
  Help,
  Overview,
  ProfileHeader,
  ProfileTitle,
} from "../../practitioners/profile.tsx";
import { Reviews, showsAllReviews } from "./reviews.tsx";
import { allReviewsQuery } from "./queries.ts";
import { WhenIdle } from "../../when-idle.tsx";
import { TimesPanel } from "./times-panel.tsx";
import { prefetchTimes, useLiveFreeTimes, useTimes } from "./use-times.ts";

function useLastSearch(): { filters: Filters; total: number } | null {
  const searches = useQueryClient().getQueryCache().findAll({ queryKey: ["therapists", "search"] });
  const last = searches.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1);
  const data = last?.state.data as { pages: SearchResult[] } | undefined;
  const total = data?.pages[0]?.total;
  return last && total !== undefined ? { filters: last.queryKey[2] as Filters, total } : null;
}

function BackToSearch() {
  const { t } = useTranslation();
  const search = useLastSearch();
  if (!search) return <BackLink href="/">{t("therapist.view.back")}</BackLink>;
  return (
    <BackLink href={searchAddress(search.filters)}>
      {t("therapist.view.backCount", { count: search.total })}
    </BackLink>
  );
}

const ClosedPanel = lazyPart(async () => (await import("./closed-panel.tsx")).ClosedPanel);

const BookingModal = lazyPart(async () => {
  const [modal] = await Promise.all([
    import("../../appointment/booking-modal.tsx"),
    needTranslations(["appointment"]),
  ]);
  return modal.BookingModal;
});

const ViewedPart = lazyPart(
  async () => (await import("../../viewed/viewed-part.tsx")).ViewedPart,
);

async function storeView(therapist: TherapistPage) {
  // Without it the page is not in the list of viewed ones.
  const module = await import("../../viewed/viewed.ts").catch(() => null);
  module?.storeView(therapist);
}

/** A time that the visitor holds stays chosen: its hold hides it among the free ones. */
function timeAfter({ eventTypeUri }: Practice, start: Instant): Partial<Choice> {
  if (isOwnHold(eventTypeUri, start)) return { start };
  return { start: null, day: dayIn(viewerZone(), start) };
}

function Bookable({ therapist, practice }: { therapist: TherapistPage; practice: Practice }) {
  const { id = "" } = useParams();
  const openedAt = useOpenedAt();
  const admission = useAdmission(therapist);
  const { choice, change, open, addressWith } = useChoice();
  const times = useTimes(practice, choice, openedAt);
  useLiveFreeTimes(therapist, { booking: choice.book });
  const start = choice.start ?? times.picked?.start_time;

  function book(time: FreeTime) {
    const type = meetingTypeOf(practice, choice.type, time);
    open({ practice: practice.id, type, start: time.start_time, day: null });
  }

  return (
    <>
      <Page>
        <BackToSearch />
        <Columns
          size="panel"
          header={<ProfileHeader therapist={therapist} />}
          aside={admission.isAdmitted
            ? <TimesPanel therapist={therapist} practice={practice} times={times} onBook={book} />
            : (
              <Suspense>
                <ClosedPanel therapist={therapist} admission={admission} />
              </Suspense>
            )}
        >
          <Practices therapist={therapist} chosen={practice} openedAt={openedAt} />
          <Sections therapist={therapist} />
        </Columns>
      </Page>
      {admission.isAdmitted && <BookingBar practice={practice} times={times} onBook={book} />}
      {choice.book && start && admission.isAdmitted && (
        <Suspense>
          <BookingModal
            slug={id}
            choice={{ ...choice, practice: practice.id, start }}
            addressAt={(start) => addressWith({ practice: practice.id, start, book: true })}
            onClose={() => change({ ...timeAfter(practice, start), book: false })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Not drawn again with each chosen time. */
const Sections = memo(function Sections({ therapist }: { therapist: TherapistPage }) {
  return (
    <>
      <Overview therapist={therapist} />
      <About therapist={therapist} />
      <Help therapist={therapist} />
      <CourseOffersPart courses={therapist.courses} />
      <Videos media={therapist.media} />
      <Pictures media={therapist.media} />
      <Places locations={therapist.locations} />
      <Reviews therapist={therapist} />
    </>
  );
});

function Unbookable({ therapist }: { therapist: TherapistPage }) {
  return (
    <Page>
      <BackToSearch />
      <ProfileHeader therapist={therapist} />
      <Sections therapist={therapist} />
    </Page>
  );
}

export async function prefetch(cache: QueryClient, { params, search, now }: PageLocation) {
  const therapist = await cache.fetchQuery(therapistQuery(params.id ?? ""));
  const { practices, acceptingNewClients } = therapist;
  const from = openedAt(now);
  const choice = readChoice(search);
  const chosen = practiceOf(practices, choice.practice);
  const takesNewClients = acceptingNewClients === "yes";
  await Promise.all([
    chosen && prefetchTimes(cache, chosen, choice, from).catch(() => null),
    ...(takesNewClients ? practices : []).map(({ eventTypeUri }) =>
      cache.prefetchQuery(weekTimesQuery(eventTypeUri, from))
    ),
    showsAllReviews(search) && cache.prefetchInfiniteQuery(allReviewsQuery(therapist.id)),
    !takesNewClients && cache.prefetchQuery(waitingCountQuery(therapist.id)),
  ]);
}

export function partsOf(_location: unknown, cache: QueryClient) {
  const [[, therapist] = []] = cache.getQueriesData<TherapistPage>({ queryKey: ["therapist"] });
  if (!therapist) return [];
  const isClosed = therapist.practices.length > 0 && therapist.acceptingNewClients !== "yes";
  return [
    ...isClosed ? [{ file: "routes/therapist/closed-panel.tsx", load: ClosedPanel.load }] : [],
    ...partsOfCourses(therapist),
  ];
}

export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { id = "" } = useParams();
  const { choice } = useChoice();
  const { data: therapist, error, isPending, refetch } = useQuery(therapistQuery(id));
  useAnchor(therapist !== undefined);
  useEffect(() => {
    if (therapist) return whenIdle(() => void storeView(therapist));
  }, [therapist]);

  if (therapist) {
    const practice = practiceOf(therapist.practices, choice.practice);
    return (
      <WithSuitability>
        <ProfileTitle therapist={therapist} />
        {practice
          ? <Bookable key={therapist.id} therapist={therapist} practice={practice} />
          : <Unbookable therapist={therapist} />}
        <Page>
          <WhenIdle>
            <Suspense>
              <ViewedPart except={therapist.slug} quiet />
            </Suspense>
          </WhenIdle>
        </Page>
      </WithSuitability>
    );
  }
  const unknown = error instanceof ApiError && error.errCode === "ERR_NOT_FOUND";
  const reference = referenceOf(error);
  return (
    <Page padded>
      <PageTitle />
      {isPending && <Skeleton label={t("therapist.view.loading")} shape="practitioner" />}
      {unknown && (
        <Empty
          message={t("therapist.view.notFound")}
          action={<Button href="/">{t("therapist.view.toSearch")}</Button>}
        />
      )}
      {error && !unknown && (
        <Failed
          message={`${t("therapist.view.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
    </Page>
  );
}
