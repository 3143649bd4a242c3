import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { BookingWidget } from "ui-kit/booking/booking-widget.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { FullTimes } from "../waiting-lists/full-times.tsx";
import { useLiveTimes } from "../api/use-live-times.ts";
import { dayIn, type Instant } from "../days.ts";
import { useViewerZone } from "../i18n/viewer-zone.ts";
import { type MeetingType, useOpenedAt } from "./free-time-queries.ts";
import type { DomainValue } from "../api/domain-values.ts";
import { type BookingPage, termsOf, withTerms } from "./booking-page-queries.ts";
import {
  chosenStart,
  heldSpanOf,
  initialBooking,
  isLinkRefusal,
  nearestTimes,
  titleOf,
} from "./booking-state.ts";
import { Choices, Month, Week } from "./calendar-view.tsx";
import { meetingTypeFor, prefilled, questionsOf, restored, withAccount } from "./details.ts";
import { notifyParent, sendHeight } from "./embed.ts";
import { type LeftPage, leftPagePrefix } from "./left-page.ts";
import { preloadNextSteps, StepPart } from "./lazy-parts.ts";
import { inTab, lapsedRequest, storedRequest, storeInTab } from "./open-request.ts";
import { accountHref, goalOf, type PageAddress } from "./page-address.ts";
import { subjectOf, Summary } from "./summary.tsx";
import { Times, TimesStatus } from "./time-step.tsx";
import { useAwaitsAnswer } from "./use-awaits-answer.ts";
import { useBooking } from "./use-booking.ts";
import { useCalendar } from "./use-calendar.ts";
import { useFrame } from "./use-frame.ts";
import { beginAgain } from "./use-step-history.ts";
import { useFreeTimes } from "./use-free-times.ts";
import { useSuitability } from "./use-suitability.ts";
import { useVisitor } from "./use-visitor.ts";

const noBreakSpace = "\u00a0";

const guestSteps = ["time", "suitability", "details", "code", "done"] as const;
const signedInSteps = ["time", "suitability", "details", "done"] as const;

export function Scheduler({ page: loaded, values, address, secretLink, onLinkRefused, onAnother }: {
  page: BookingPage;
  values: DomainValue[];
  address: PageAddress;
  /** By which the person books, also while the practitioner takes no new clients. */
  secretLink?: string | undefined;
  /** The secret link books no more, as another person has used it or it has ended. */
  onLinkRefused?: (() => void) | undefined;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const openedAt = useOpenedAt();
  const viewerZone = useViewerZone();
  const [chosenZone, setZone] = useState<string | null>(null);
  const zone = chosenZone ?? viewerZone;
  const formId = useId();
  const frame = useFrame(address);

  useEffect(() => notifyParent({ event: "calendly.event_type_viewed", payload: {} }), []);
  const latest = useRef(initialBooking);
  const heldSpan = () => heldSpanOf(latest.current, loaded.eventType.duration);
  const [left, setLeft] = useState<LeftPage | null>(null);
  const [typed, setDetails] = useState(() => prefilled(address));
  const free = useFreeTimes(loaded.eventType.uri, openedAt, {
    goal: goalOf(address),
    heldSpan,
    own: (address.startsAt ?? left?.time.start_time) === left?.time.start_time
      ? left?.time
      : undefined,
    types: loaded.eventType.meeting_types,
    type: typed.meetingType,
    startsAt: address.startsAt,
  });
  const timeAt = (at: Instant | null) => free.all.find(({ start_time }) => start_time === at);
  const calendar = useCalendar(free, address, zone, openedAt);
  const visitor = useVisitor();
  const therapistId = loaded.therapist?.id;
  const booker = visitor && therapistId ? { visitor, therapistId } : null;
  const [isAdmitted, setAdmitted] = useState(
    secretLink !== undefined || address.known ||
      (loaded.therapist?.acceptingNewClients ?? "yes") === "yes",
  );
  const awaitsAnswer = useAwaitsAnswer(loaded, visitor?.id ?? null);
  const isAhead = address.startsAt !== null && Date.parse(address.startsAt) >= openedAt;
  const { state, ...booking } = useBooking(loaded.eventType.uri, (taken, offered) => {
    const known = free.times.map((time) => time.start_time).filter((each) =>
      !state.taken.includes(each)
    );
    void free.reload();
    const fit = offered.filter((each) => !free.others.includes(each));
    return nearestTimes(fit.length > 0 ? fit : known, taken);
  }, {
    wanted: address.startsAt,
    isOpened: isAdmitted && isAhead,
    booker,
    awaitsAnswer,
    isPrepaid: loaded.practice?.prepaid ?? false,
    secretLink,
  });
  const page = withTerms(loaded, state.terms);
  const who = visitor && !booker ? null : visitor;
  const suitability = useSuitability(loaded, who, state.suitability);
  useEffect(() => {
    latest.current = state;
  });
  const { problem } = state;
  useEffect(() => {
    if (problem?.kind === "failed" && isLinkRefusal(problem.errCode)) onLinkRefused?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each refusal.
  }, [problem]);
  const questions = questionsOf(page.eventType);
  useLayoutEffect(() => {
    const key = leftPagePrefix + page.eventType.uri;
    const left = inTab<LeftPage>(key);
    storeInTab(key, null);
    setLeft(left);
    const before = storedRequest(page.eventType.uri, null) ??
      lapsedRequest(page.eventType.uri, address.startsAt);
    if (before) return setDetails(restored(before.typed));
    if (!left) return;
    setAdmitted(true);
    calendar.showDay(dayIn(zone, left.time.start_time));
    booking.goOn(left);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only what was left before the page opened.
  }, [page.eventType.uri]);
  const typedBy = booker?.visitor.id ?? null;
  useLayoutEffect(() => {
    if (left && left.by === typedBy) setDetails(restored(left.typed));
  }, [left, typedBy]);
  const details = withAccount(typed, booker?.visitor);

  const chosen = timeAt(state.startsAt);
  const meetingTypes = chosen?.meeting_types ?? page.eventType.meeting_types;
  const isKnown = chosen !== undefined || state.request !== null;
  const meetingType = isKnown ? meetingTypeFor(details, meetingTypes) : undefined;
  const place = chosen?.location ?? state.request?.place;
  const subject = subjectOf(page, { values, t });
  const othersHref = accountHref(address);
  useEffect(preloadNextSteps, []);
  useLiveTimes(page.therapist?.id ?? "all", async () => {
    const times = await free.reload();
    const { startsAt, sending } = latest.current;
    if (!times || !startsAt || sending || heldSpan()) return;
    if (!times.includes(startsAt)) booking.lose(startsAt);
  });

  function showType(meetingType: MeetingType) {
    setDetails((before) => ({ ...before, meetingType }));
    if (chosen?.meeting_types.includes(meetingType) === false) booking.drop();
  }
  function choose(startsAt: Instant) {
    const offered = timeAt(startsAt)?.meeting_types ?? [];
    const meetingType = meetingTypeFor({ meetingType: free.type }, offered);
    if (free.type && meetingType) setDetails((before) => ({ ...before, meetingType }));
    setLeft(null);
    if (state.step === "time") calendar.showDay(dayIn(zone, startsAt));
    booking.choose(startsAt);
  }
  function another() {
    beginAgain();
    onAnother();
  }
  function send() {
    const { tracking } = address;
    const shown = termsOf(page);
    const entries = { details, questions, meetingTypes, zone, tracking, place, shown, secretLink };
    booking.book({ ...entries, acknowledgement: suitability.acknowledgement() });
  }

  const isFirst = state.step === "time" && isAdmitted;
  const choosing = isFirst && free.times.length > 0;
  const isShown = (view: typeof calendar.view) => calendar.view === null || calendar.view === view;
  const isLater = state.step !== "time";
  const hasEarlier = state.step !== "code" && !state.booked && !state.sent &&
    (booking.earlier !== null || booking.beside.length > 0);
  const isDone = state.step === "done";
  const isWarning = state.step === "details" && suitability.isNeeded;
  const step = isWarning ? "suitability" : state.step;
  const steps = (who === null ? guestSteps : signedInSteps)
    .filter((each) => each !== "suitability" || suitability.isStep);
  const part = (name: ComponentProps<typeof StepPart>["part"], fallback: ReactNode = null) => (
    <Suspense fallback={fallback}>
      <StepPart
        part={name}
        // The part with the buttons says that the steps did not load.
        quiet={isLater && name !== "foot"}
        page={page}
        subject={subject}
        state={state}
        booking={booking}
        visitor={who}
        suitability={suitability}
        formId={formId}
        details={details}
        questions={questions}
        meetingTypes={meetingTypes}
        meetingType={meetingType}
        place={place}
        hasSummary={!address.hides.eventType}
        zone={zone}
        time={chosen}
        othersHref={othersHref}
        awaitsAnswer={awaitsAnswer || state.needsAnswer}
        isInModal={frame.hasHostButton}
        onDetails={setDetails}
        onSend={send}
        onChoose={choose}
        onAnother={another}
        onAdmitted={() => setAdmitted(true)}
      />
    </Suspense>
  );

  return (
    <BookingWidget
      label={t("booking.label", { name: subject.name })}
      title={t(titleOf(state, step))}
      steps={{
        names: steps.map((step) => t(`booking.steps.${step}`)),
        current: steps.findIndex((each) => each === step),
      }}
      lead={isLater && !isWarning && part("lead", noBreakSpace)}
      mark={isDone && part("mark")}
      viewSwitch={isFirst && free.all.length > 0 && (
        <Choices
          meeting={{ types: loaded.eventType.meeting_types, picked: free.type, onPick: showType }}
          calendar={choosing && calendar}
        />
      )}
      framed={frame.framed}
      belowBar={secretLink !== undefined}
      closable={frame.closable}
      onHeightChange={frame.embedded ? sendHeight : undefined}
      summary={!address.hides.eventType && !isDone && (
        <Summary
          page={page}
          subject={subject}
          startsAt={chosenStart(state)}
          times={free.times}
          place={place}
          meetingType={meetingType}
          shownType={free.type}
          zone={zone}
        />
      )}
      ticket={isLater && !isDone && part("ticket")}
      month={choosing && isShown("month") && <Month calendar={calendar} />}
      week={choosing && isShown("week") && <Week calendar={calendar} />}
      foot={state.startsAt && !isDone && part("foot")}
    >
      {hasEarlier && part("earlier")}
      {!isAdmitted && part("admission")}
      {isFirst && !choosing && (
        free.status !== "ready"
          ? <TimesStatus status={free.status} onRetry={free.loadMore} />
          : free.others.length > 0
          ? <Text tone="soft" role="status">{t("booking.time.noneOfType")}</Text>
          : part("none")
      )}
      {state.step === "time" && state.problem && part("problem")}
      {choosing && (
        <Times
          free={free}
          calendar={calendar}
          zone={zone}
          zones={{ visitor: viewerZone, practitioner: page.timeZone }}
          picked={state.startsAt}
          taken={state.taken}
          seats={page.eventType.kind === "group" ? page.eventType.capacity : null}
          onChoose={choose}
          onZone={setZone}
        />
      )}
      {isFirst && page.eventType.kind === "group" && (
        <FullTimes
          eventType={page.eventType.uri}
          from={openedAt}
          days={31}
          except={state.startsAt}
          zone={zone}
          addressAt={() => address.slug ? `/@${address.account}/${address.slug}` : "/"}
          inNewTab={frame.framed}
        />
      )}
      {isLater && part("body", <Skeleton label={t("booking.time.loading")} shape="session" />)}
    </BookingWidget>
  );
}
