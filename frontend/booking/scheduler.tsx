import { useEffect, useId, useState } from "react";
import { BookingWidget } from "ui-kit/booking/booking-widget.tsx";
import { ConfirmBar } from "ui-kit/booking/confirm-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { clocksDiffer, dayIn, dayMs, type Instant } from "../days.ts";
import { viewerZone } from "../i18n/formatter.ts";
import { nearest } from "./booking.ts";
import type { BookingPage, DomainValue } from "./calls.ts";
import { meetingOf, prefilled, questionsOf, requestOf } from "./details.ts";
import { DoneStep } from "./done-step.tsx";
import { tell } from "./embed.ts";
import { HeldFor } from "./held-for.tsx";
import { Month } from "./month.tsx";
import type { PageAddress } from "./page-address.ts";
import { subjectOf, Summary } from "./summary.tsx";
import { DayTimes, TimesState, ZoneChoice } from "./time-step.tsx";
import { TroubleNote } from "./trouble-note.tsx";
import { useBooking } from "./use-booking.ts";
import { useFreeTimes } from "./use-free-times.ts";
import { useView } from "./use-view.ts";
import { Week } from "./week.tsx";
import { useFormat, useWords } from "./words.ts";
import { YouStep } from "./you-step.tsx";

/** The instant up to which times must be known to show what the address asks for. */
function goalOf({ startsAt, day }: PageAddress): number {
  if (startsAt) return Date.parse(startsAt) + 1;
  return day ? Date.parse(day) + 2 * dayMs : 0;
}

const steps = ["time", "you", "done"] as const;

/** One event type from the choice of a time to the booking. */
export function Scheduler({ page, values, address, onAnother }: {
  page: BookingPage;
  values: DomainValue[];
  address: PageAddress;
  onAnother: () => void;
}) {
  const { say } = useWords();
  const [openedAt] = useState(Date.now);
  const [zone, setZone] = useState(viewerZone);
  const zones = [viewerZone(), page.timeZone];
  const format = useFormat(zone);
  const formId = useId();

  const free = useFreeTimes(page.eventType.uri, openedAt, goalOf(address));
  const view = useView(free, address, zone, openedAt);
  const { state, ...act } = useBooking(page.eventType.uri, (lost, offered) => {
    const known = free.times.map((time) => time.start_time).filter((each) =>
      !state.taken.includes(each)
    );
    free.renew();
    return nearest(offered.length > 0 ? offered : known, lost);
  });
  const [details, setDetails] = useState(() => prefilled(address, "IN_PERSON"));

  const chosen = free.times.find((time) => time.start_time === state.startsAt);
  const meetingTypes = chosen?.meeting_types ?? page.eventType.meeting_types;
  const meeting = chosen && meetingOf(details, meetingTypes);
  const questions = questionsOf(page.eventType);
  const subject = subjectOf(page, values);

  useEffect(() => tell({ event: "calendly.event_type_viewed", payload: {} }), []);
  useEffect(() => {
    if (!address.startsAt || Date.parse(address.startsAt) < openedAt) return;
    act.choose(address.startsAt);
    act.goOn();
  }, []);

  function choose(startsAt: Instant) {
    if (state.step === "time") view.showDay(dayIn(zone, startsAt));
    act.choose(startsAt);
  }
  function send() {
    act.book(requestOf(details, { questions, meetingTypes, zone, tracking: address.tracking }));
  }

  const trouble = state.trouble && (
    <TroubleNote
      trouble={state.trouble}
      zone={zone}
      onChoose={choose}
      onRetry={state.startsAt ? send : undefined}
      onOtherDay={state.step === "you" ? act.goBack : undefined}
    />
  );
  const ends = state.startsAt &&
    new Date(Date.parse(state.startsAt) + page.eventType.duration * 60_000);
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
      summary={
        <Summary page={page} subject={subject} time={chosen} meeting={meeting} zone={zone} />
      }
      month={choosing && (
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
      week={choosing && (
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
          onRetry={free.retry}
        />
      )}
      {choosing && (
        <DayTimes
          day={view.day}
          free={view.freeOn(view.day)}
          taken={state.taken}
          picked={state.startsAt}
          zone={zone}
          first={view.first}
          onChoose={choose}
          onDay={view.showDay}
        />
      )}
      {state.step !== "done" && trouble}
      {choosing && free.status === "failed" && <TimesState status="failed" onRetry={free.retry} />}
      {choosing && clocksDiffer(zones[0] ?? zone, page.timeZone, openedAt) && (
        <ZoneChoice zones={zones} zone={zone} onPick={setZone} />
      )}
      {state.step === "you" && (
        <YouStep
          id={formId}
          details={details}
          questions={questions}
          meetingTypes={meetingTypes}
          onChange={setDetails}
          onSend={send}
          onBack={act.goBack}
        />
      )}
      {state.step === "done" && state.startsAt && (
        <DoneStep
          startsAt={state.startsAt}
          email={details.email}
          zone={zone}
          onAnother={onAnother}
        />
      )}
    </BookingWidget>
  );
}
