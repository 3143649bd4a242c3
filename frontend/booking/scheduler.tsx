import { Suspense, useEffect, useId, useRef, useState } from "react";
import { BookingWidget } from "ui-kit/booking/booking-widget.tsx";
import { ConfirmBar } from "ui-kit/booking/confirm-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useLiveTimes } from "../api/use-live-times.ts";
import { dayIn, dayMs, type Instant } from "../days.ts";
import { viewerZone } from "../i18n/formatter.ts";
import { type Booking, nearest } from "./booking.ts";
import type { BookingPage, DomainValue } from "./calls.ts";
import { meetingOf, prefilled, questionsOf, requestOf } from "./details.ts";
import { isHeard, tell, tellHeight } from "./embed.ts";
import { HeldFor } from "./held-for.tsx";
import { DoneStep, fetchNextSteps, TroubleNote, YouStep } from "./lazy-parts.ts";
import { Month } from "./month.tsx";
import { accountHref, type PageAddress } from "./page-address.ts";
import { ShapeChoice } from "./shape-choice.tsx";
import { subjectOf, Summary } from "./summary.tsx";
import { TimesState } from "./time-step.tsx";
import { Times } from "./times.tsx";
import { useBooking } from "./use-booking.ts";
import { type Kept, useFreeTimes } from "./use-free-times.ts";
import { useView } from "./use-view.ts";
import { Week } from "./week.tsx";
import { useFormat, useWords } from "./words.ts";

/** The instant up to which times must be known to show what the address asks for. */
function goalOf({ startsAt, day }: PageAddress): number {
  if (startsAt) return Date.parse(startsAt) + 1;
  return day ? Date.parse(day) + 2 * dayMs : 0;
}

const minuteMs = 60_000;

/** Breaks and ways between two sessions are seldom longer (minutes). */
const longestBreak = 60;

/** The chosen time while it is kept, or may be. */
function keptIn({ keeping, startsAt }: Booking, minutes: number): Kept | null {
  if (!startsAt || (keeping.status !== "held" && keeping.status !== "asking")) return null;
  return { startsAt, aroundMs: (minutes + longestBreak) * minuteMs };
}

const steps = ["time", "you", "done"] as const;

/** One event type from the choice of a time to the booking. */
export function Scheduler({ page, values, address, onAnother }: {
  page: BookingPage;
  values: DomainValue[];
  address: PageAddress;
  onAnother: () => void;
}) {
  const { say, language } = useWords();
  const [openedAt] = useState(Date.now);
  const [zone, setZone] = useState(viewerZone);
  const format = useFormat(zone);
  const formId = useId();

  const free = useFreeTimes(page.eventType.uri, openedAt, goalOf(address));
  const view = useView(free, address, zone, openedAt);
  const { state, ...act } = useBooking(page.eventType.uri, (lost, offered) => {
    const known = free.times.map((time) => time.start_time).filter((each) =>
      !state.taken.includes(each)
    );
    void free.renew(kept);
    return nearest(offered.length > 0 ? offered : known, lost);
  });
  const latest = useRef(state);
  const kept = () => keptIn(latest.current, page.eventType.duration);
  useEffect(() => {
    latest.current = state;
  });
  const [details, setDetails] = useState(() => prefilled(address));

  const chosen = free.times.find((time) => time.start_time === state.startsAt);
  const meetingTypes = chosen?.meeting_types ?? page.eventType.meeting_types;
  const meeting = chosen && meetingOf(details, meetingTypes);
  const questions = questionsOf(page.eventType);
  const subject = subjectOf(page, { values, say });
  const others = accountHref(address, location.search);

  useEffect(() => fetchNextSteps(language), [language]);
  useEffect(() => tell({ event: "calendly.event_type_viewed", payload: {} }), []);
  useEffect(() => {
    if (!address.startsAt || Date.parse(address.startsAt) < openedAt) return;
    act.choose(address.startsAt);
    act.goOn();
  }, []);
  useLiveTimes(page.therapist?.id ?? "anybody", async () => {
    const times = await free.renew(kept);
    const { startsAt, sending } = latest.current;
    if (!times || !startsAt || sending || kept()) return;
    if (!times.includes(startsAt)) act.lose(startsAt);
  });

  function choose(startsAt: Instant) {
    if (state.step === "time") view.showDay(dayIn(zone, startsAt));
    act.choose(startsAt);
  }
  function send() {
    act.book(requestOf(details, { questions, meetingTypes, zone, tracking: address.tracking }));
  }

  const trouble = state.trouble && (
    <Suspense>
      <TroubleNote
        trouble={state.trouble}
        zone={zone}
        others={others}
        onChoose={choose}
        onRetry={state.startsAt ? send : undefined}
        onOtherDay={state.step === "you" ? act.goBack : undefined}
      />
    </Suspense>
  );
  const ends = state.startsAt &&
    new Date(Date.parse(state.startsAt) + page.eventType.duration * minuteMs);
  // Two elements by their keys: one that turned into a submit button under the pointer would send the form at once.
  const next = state.step === "time"
    ? <Button key="on" variant="primary" onClick={act.goOn}>{say("time.continue")}</Button>
    : (
      <Button key="book" variant="primary" type="submit" form={formId} pending={state.sending}>
        {say("you.book")}
      </Button>
    );
  const choosing = state.step === "time" && free.times.length > 0;

  return (
    <BookingWidget
      label={say("label", { name: subject.name })}
      title={say(`${state.step}.title`)}
      steps={{ names: steps.map((step) => say(`steps.${step}`)), at: steps.indexOf(state.step) }}
      view={choosing && <ShapeChoice shape={view.shape} onPick={view.setShape} />}
      onHeight={isHeard() ? tellHeight : undefined}
      summary={!address.hides.eventType && (
        <Summary page={page} subject={subject} time={chosen} meeting={meeting} zone={zone} />
      )}
      month={choosing && view.shape === "month" && (
        <Month
          month={view.month}
          today={view.today}
          last={view.last}
          free={view.days}
          picked={view.day}
          onDay={view.showDay}
          onMonth={view.showMonth}
        />
      )}
      week={choosing && view.shape === "week" && (
        <Week
          start={view.week}
          earliest={view.today}
          last={view.last}
          days={view.days}
          picked={view.day}
          onStart={view.showWeek}
          onDay={view.showDay}
        />
      )}
      confirm={ends && state.startsAt && state.step !== "done" && (
        <ConfirmBar
          when={format.span(state.startsAt, ends)}
          note={<HeldFor keeping={state.keeping} />}
          action={next}
        />
      )}
    >
      {state.step === "time" && free.times.length === 0 && (
        <TimesState
          status={free.status === "ready" ? "none" : free.status}
          others={others}
          onRetry={free.retry}
        />
      )}
      {state.step === "time" && trouble}
      {choosing && (
        <Times
          free={free}
          view={view}
          zone={zone}
          zones={{ own: viewerZone(), there: page.timeZone }}
          picked={state.startsAt}
          taken={state.taken}
          seats={page.eventType.kind === "group"}
          others={others}
          onChoose={choose}
          onZone={setZone}
        />
      )}
      {state.step === "you" && (
        <Suspense fallback={<Skeleton label={say("time.loading")} shape="session" />}>
          {trouble}
          <YouStep
            id={formId}
            details={details}
            questions={questions}
            meetingTypes={meetingTypes}
            onChange={setDetails}
            onSend={send}
            onBack={act.goBack}
          />
        </Suspense>
      )}
      {state.step === "done" && state.startsAt && (
        <Suspense fallback={<Skeleton label={say("time.loading")} count={2} />}>
          <DoneStep
            startsAt={state.startsAt}
            email={details.email}
            zone={zone}
            onAnother={onAnother}
          />
        </Suspense>
      )}
    </BookingWidget>
  );
}
