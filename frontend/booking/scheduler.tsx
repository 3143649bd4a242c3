import { Suspense, useEffect, useId, useRef, useState } from "react";
import { BookingWidget } from "ui-kit/booking/booking-widget.tsx";
import { ConfirmBar } from "ui-kit/booking/confirm-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { useLiveTimes } from "../api/use-live-times.ts";
import { dayIn, dayMs, type Instant } from "../days.ts";
import { viewerZone } from "../i18n/formatter.ts";
import type { BookingPage, DomainValue } from "./booking-api.ts";
import { type BookingState, nearestTimes } from "./booking-state.ts";
import { Month, ViewChoice, Week } from "./calendar-view.tsx";
import { meetingTypeFor, prefilled, questionsOf, requestOf } from "./details.ts";
import { hasHostButton, isEmbedded, isFramed, notifyParent, sendHeight } from "./embed.ts";
import { HoldCountdown } from "./hold-countdown.tsx";
import {
  AdmissionStep,
  BookingProblem,
  ConfirmationStep,
  DetailsStep,
  preloadNextSteps,
} from "./lazy-parts.ts";
import { accountHref, type PageAddress } from "./page-address.ts";
import { subjectOf, Summary } from "./summary.tsx";
import { ChosenTime } from "./ticket.tsx";
import { Times, TimesStatus } from "./time-step.tsx";
import { useBooking } from "./use-booking.ts";
import { useCalendar } from "./use-calendar.ts";
import { type HeldSpan, useFreeTimes } from "./use-free-times.ts";
import { useFormat, useWords } from "./words.ts";

/** Times before this instant (ms) are needed to show what the address requests. */
function goalOf({ startsAt, day }: PageAddress): number {
  if (startsAt) return Date.parse(startsAt) + 1;
  return day ? Date.parse(day) + 2 * dayMs : 0;
}

const minuteMs = 60_000;

/** The longest usual break between two sessions, in minutes. */
const longestBreak = 60;

function heldSpanOf({ hold, startsAt }: BookingState, minutes: number): HeldSpan | null {
  if (!startsAt || (hold.status !== "held" && hold.status !== "requested")) return null;
  return { startsAt, aroundMs: (minutes + longestBreak) * minuteMs };
}

const steps = ["time", "details", "done"] as const;

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
  const calendar = useCalendar(free, address, zone, openedAt);
  const { state, ...booking } = useBooking(page.eventType.uri, (taken, offered) => {
    const known = free.times.map((time) => time.start_time).filter((each) =>
      !state.taken.includes(each)
    );
    void free.reload(heldSpan);
    return nearestTimes(offered.length > 0 ? offered : known, taken);
  });
  const latest = useRef(state);
  const heldSpan = () => heldSpanOf(latest.current, page.eventType.duration);
  useEffect(() => {
    latest.current = state;
  });
  const [isAdmitted, setAdmitted] = useState(
    address.known || (page.therapist?.acceptingNewClients ?? "yes") === "yes",
  );
  const [details, setDetails] = useState(() => prefilled(address));

  const chosen = free.times.find((time) => time.start_time === state.startsAt);
  const meetingTypes = chosen?.meeting_types ?? page.eventType.meeting_types;
  const meetingType = chosen && meetingTypeFor(details, meetingTypes);
  const questions = questionsOf(page.eventType);
  const subject = subjectOf(page, { values, say });
  const othersHref = accountHref(address, location.search);

  useEffect(() => preloadNextSteps(language), [language]);
  useEffect(() => notifyParent({ event: "calendly.event_type_viewed", payload: {} }), []);
  useEffect(() => {
    if (!isAdmitted || !address.startsAt || Date.parse(address.startsAt) < openedAt) return;
    booking.choose(address.startsAt);
    booking.continueToDetails();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The time in the address applies only when the page opens.
  }, []);
  useLiveTimes(page.therapist?.id ?? "all", async () => {
    const times = await free.reload(heldSpan);
    const { startsAt, sending } = latest.current;
    if (!times || !startsAt || sending || heldSpan()) return;
    if (!times.includes(startsAt)) booking.lose(startsAt);
  });

  function choose(startsAt: Instant) {
    if (state.step === "time") calendar.showDay(dayIn(zone, startsAt));
    booking.choose(startsAt);
  }
  function send() {
    booking.book(requestOf(details, { questions, meetingTypes, zone, tracking: address.tracking }));
  }

  const problem = state.problem && (
    <Suspense>
      <BookingProblem
        problem={state.problem}
        zone={zone}
        othersHref={othersHref}
        onChoose={choose}
        onRetry={state.startsAt ? send : undefined}
        onOtherDay={state.step === "details" ? booking.goBack : undefined}
      />
    </Suspense>
  );
  const ends = state.startsAt &&
    new Date(Date.parse(state.startsAt) + page.eventType.duration * minuteMs);
  // The keys prevent React from turning the first button into the submit button during its click.
  const next = state.step === "time"
    ? (
      <Button key="continue" variant="primary" onClick={booking.continueToDetails}>
        {say("time.continue")}
      </Button>
    )
    : (
      <Button key="book" variant="primary" type="submit" form={formId} pending={state.sending}>
        {say("details.book")}
      </Button>
    );
  const shown = state.startsAt ??
    (state.problem?.kind === "taken" ? state.problem.startsAt : null);
  const choosing = state.step === "time" && isAdmitted && free.times.length > 0;

  return (
    <BookingWidget
      label={say("label", { name: subject.name })}
      title={say(`${state.step}.title`)}
      steps={{
        names: steps.map((step) => say(`steps.${step}`)),
        current: steps.indexOf(state.step),
      }}
      viewSwitch={choosing && <ViewChoice calendar={calendar} />}
      framed={isFramed()}
      closable={hasHostButton()}
      onHeightChange={isEmbedded() ? sendHeight : undefined}
      summary={!address.hides.eventType && (
        <Summary
          page={page}
          subject={subject}
          startsAt={state.startsAt}
          time={chosen}
          meetingType={meetingType}
          zone={zone}
        />
      )}
      ticket={shown && state.step !== "time" && (
        <ChosenTime
          page={page}
          subject={subject}
          startsAt={shown}
          time={chosen}
          meetingType={meetingType}
          zone={zone}
          gone={state.startsAt === null}
          onChange={state.step === "details" ? booking.goBack : undefined}
        />
      )}
      month={choosing && calendar.view === "month" && <Month calendar={calendar} />}
      week={choosing && calendar.view === "week" && <Week calendar={calendar} />}
      foot={ends && state.startsAt && state.step !== "done" && (
        <ConfirmBar
          when={format.span(state.startsAt, ends)}
          note={<HoldCountdown hold={state.hold} say={say} />}
          action={next}
        />
      )}
    >
      {!isAdmitted && (
        <Suspense>
          <AdmissionStep name={subject.name} onClaim={() => setAdmitted(true)} />
        </Suspense>
      )}
      {state.step === "time" && isAdmitted && free.times.length === 0 && (
        <TimesStatus
          status={free.status === "ready" ? "none" : free.status}
          othersHref={othersHref}
          onRetry={free.loadMore}
        />
      )}
      {state.step === "time" && problem}
      {choosing && (
        <Times
          free={free}
          calendar={calendar}
          zone={zone}
          zones={{ visitor: viewerZone(), practitioner: page.timeZone }}
          picked={state.startsAt}
          taken={state.taken}
          seats={page.eventType.kind === "group"}
          othersHref={othersHref}
          onChoose={choose}
          onZone={setZone}
        />
      )}
      {state.step === "details" && (
        <Suspense fallback={<Skeleton label={say("time.loading")} shape="session" />}>
          {problem}
          <DetailsStep
            id={formId}
            details={details}
            questions={questions}
            meetingTypes={meetingTypes}
            onChange={setDetails}
            onSend={send}
            onBack={booking.goBack}
            onLogIn={hasHostButton() && !address.email
              ? () =>
                void booking.logIn()
              : undefined}
          />
        </Suspense>
      )}
      {state.step === "done" && state.startsAt && (
        <Suspense fallback={<Skeleton label={say("time.loading")} count={2} />}>
          <ConfirmationStep
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
