import type { Dispatch, SetStateAction } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmBar } from "ui-kit/booking/confirm-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { Instant } from "../days.ts";
import { AnswerNote } from "./answer-note.tsx";
import { AdmissionStep } from "./admission-step.tsx";
import { BookingProblem } from "./booking-problem.tsx";
import type { BookingPage } from "./booking-page-queries.ts";
import type { FreeTime, MeetingType } from "./free-time-queries.ts";
import { type BookingState, chosenStart } from "./booking-state.ts";
import { CodeLead, CodeStep, RequestFoot } from "./code-step.tsx";
import type { Details, Question } from "./details.ts";
import { DetailsLead, DetailsStep } from "./details-step.tsx";
import { DoneLead, DoneMark, DoneStep } from "./done-step.tsx";
import { EarlierBooking } from "./earlier-booking.tsx";
import { HoldCountdown } from "./hold-countdown.tsx";
import { OrderedStep } from "./ordered-step.tsx";
import { PaymentPart, sharesOf, useTypedCode } from "./payment-part.tsx";
import { SentLead, SentStep } from "./sent-step.tsx";
import { NoTimes } from "./no-times.tsx";
import { type Subject, useCancelTerms } from "./summary.tsx";
import { ChosenTime } from "./ticket.tsx";
import { SuitabilityAction, SuitabilityStep } from "./suitability-step.tsx";
import type { useBooking } from "./use-booking.ts";
import { useLeavePage } from "./use-leave-page.ts";
import type { useSuitability } from "./use-suitability.ts";
import type { Visitor } from "./use-visitor.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { ChosenSpan } from "./with-place-time.tsx";

type LaterStepProps = {
  page: BookingPage;
  subject: Subject;
  state: BookingState;
  booking: Omit<ReturnType<typeof useBooking>, "state">;
  /** The signed-in person; undefined until it is known whether there is one. */
  visitor: Visitor | null | undefined;
  suitability: ReturnType<typeof useSuitability>;
  formId: string;
  details: Details;
  questions: Question[];
  meetingTypes: MeetingType[];
  meetingType: MeetingType | undefined;
  place: string | undefined;
  /** Whether a wide page says beside the steps what is booked. */
  hasSummary: boolean;
  zone: string;
  /** The chosen time while it is offered. */
  time: FreeTime | undefined;
  othersHref: string;
  /** The practitioner answers the booking first. */
  awaitsAnswer: boolean;
  /** Our own modal around the page opens the login. */
  isInModal: boolean;
  onDetails: Dispatch<SetStateAction<Details>>;
  onSend: () => void;
  onChoose: (startsAt: Instant) => void;
  onAnother: () => void;
  onAdmitted: () => void;
};

function StepLead({ state, visitor }: LaterStepProps) {
  const { request, booked, ordered, sent } = state;
  if (booked) return <DoneLead booked={booked} />;
  if (sent) return <SentLead sent={sent} />;
  if (ordered) return null;
  if (request && state.step === "code") return <CodeLead request={request} />;
  return visitor === undefined ? null : <DetailsLead visitor={visitor} />;
}

function StepMark({ state: { booked } }: LaterStepProps) {
  return booked && <DoneMark booked={booked} />;
}

function StepTicket(
  { page, subject, state, booking, meetingType, place, zone }: LaterStepProps,
) {
  const { step } = state;
  const startsAt = chosenStart(state);
  return startsAt && (
    <ChosenTime
      page={page}
      subject={subject}
      startsAt={startsAt}
      place={place}
      meetingType={meetingType}
      zone={zone}
      gone={state.startsAt === null}
      onChange={step === "details" ? booking.goBack : undefined}
    />
  );
}

/** How long the chosen time is held, and the way on. */
function StepFoot(props: LaterStepProps) {
  const { page, state, booking, visitor, formId, meetingType, zone } = props;
  const { t } = useTranslation();
  useLeavePage(props);
  const { step, startsAt, request } = state;
  if (!startsAt) return null;
  if (request && step === "code") {
    return <RequestFoot request={request} onCorrect={booking.goBack} />;
  }
  // The keys prevent React from turning the first button into the submit button during its click.
  const next = step === "details" && props.suitability.isNeeded
    ? <SuitabilityAction key="suitability" suitability={props.suitability} />
    : step === "time"
    ? (
      <Button key="continue" variant="primary" onClick={booking.continueToDetails}>
        {t("booking.time.continue")}
      </Button>
    )
    : (
      <Button
        key="book"
        variant="primary"
        type="submit"
        form={formId}
        pending={state.sending || visitor === undefined || props.suitability.isLoading}
      >
        {t(nextLabel(props))}
      </Button>
    );
  return (
    <ConfirmBar
      when={<ChosenSpan {...{ page, startsAt, meetingType, zone }} />}
      note={<HoldCountdown hold={state.hold} />}
      action={next}
    />
  );
}

function nextLabel(props: LaterStepProps) {
  const { visitor } = props;
  if (!visitor) return visitor === null ? "booking.details.send" : "booking.time.continue";
  if (props.awaitsAnswer) return "booking.details.request";
  return isPaidNext(props) ? "booking.pay.goOn" : "booking.details.book";
}

/** A payment has to come before the time is booked. */
function isPaidNext({ page, state, booking: { card, packageId } }: LaterStepProps): boolean {
  const { restCents } = sharesOf(page.practice?.priceCents ?? 0, card);
  return packageId === null && isPaidFirst(page, state) && restCents > 0;
}

const isPaidFirst = ({ practice }: BookingPage, { needsPayment }: BookingState): boolean =>
  practice?.prepaid || needsPayment;

/** The field of the number says it. */
function isPhoneRefused({ problem }: BookingState): boolean {
  return problem?.kind === "failed" && problem.isPhoneRefused === true;
}

function StepProblem(
  { state, zone, othersHref, booking, onChoose, onSend }: LaterStepProps,
) {
  return state.problem && !isPhoneRefused(state) && (
    <BookingProblem
      problem={state.problem}
      zone={zone}
      othersHref={othersHref}
      onChoose={onChoose}
      onRetry={state.startsAt ? onSend : undefined}
      onOtherDay={state.step === "details" ? booking.goBack : undefined}
    />
  );
}

/** Everything after the choice of a time: who books, the code from the mail, and what is booked. */
function StepBody(props: LaterStepProps) {
  const { state, booking, visitor, zone } = props;
  const { t } = useTranslation();
  const terms = useCancelTerms(props.page, chosenStart(state), zone);
  const { onAnother, page: { companions } } = props;
  const priceCents = props.page.practice?.priceCents ?? 0;
  const asksMoney = visitor !== undefined && !props.awaitsAnswer && priceCents > 0;
  const typedCode = useTypedCode(booking.onCard);
  const isCodeUnused = asksMoney && !booking.card && booking.packageId === null &&
    typedCode.typed !== "";
  const last = { practice: props.subject.practice.name, companions, zone, onAnother };
  if (state.booked) {
    return <DoneStep booked={state.booked} {...last} />;
  }
  if (state.sent) {
    return <SentStep sent={state.sent} {...last} />;
  }
  if (state.request && state.step === "code") {
    return (
      <CodeStep
        request={state.request}
        zone={zone}
        isPaidNext={isPaidNext(props)}
        onCorrect={booking.goBack}
        {...booking.codeEvents}
      />
    );
  }
  if (state.ordered) {
    return (
      <OrderedStep
        order={state.ordered}
        practice={last.practice}
        zone={zone}
        onChanged={booking.onOrderChanged}
        onAnother={onAnother}
      />
    );
  }
  const { suitability } = props;
  if (suitability.isNeeded && suitability.verdict) {
    const { verdict } = suitability;
    return <SuitabilityStep {...props} suitability={suitability} verdict={verdict} />;
  }
  return (
    <Stack gap="group">
      <StepProblem {...props} />
      {props.awaitsAnswer && state.startsAt && visitor !== undefined && (
        <AnswerNote
          name={props.subject.name}
          startsAt={state.startsAt}
          zone={zone}
          isForNew={props.page.approval === "new-clients" && !visitor}
        />
      )}
      {visitor === undefined || suitability.isLoading
        ? <Skeleton label={t("booking.time.loading")} shape="session" />
        : (
          <DetailsStep
            id={props.formId}
            visitor={visitor}
            details={props.details}
            questions={props.questions}
            meetingTypes={props.meetingTypes}
            meetingType={props.meetingType}
            terms={terms}
            hasSummary={props.hasSummary}
            isPhoneRefused={isPhoneRefused(state)}
            onChange={props.onDetails}
            onSend={isCodeUnused ? typedCode.apply : props.onSend}
            onLogIn={props.isInModal && !visitor ? () => void booking.logIn() : undefined}
          />
        )}
      {asksMoney && (
        <PaymentPart
          priceCents={priceCents}
          isPrepaid={isPaidFirst(props.page, state)}
          isCall={props.meetingType === "VIDEO_CALL"}
          eventType={props.page.eventType.uri}
          packageId={booking.packageId}
          onPackage={booking.onPackage}
          card={booking.card}
          onCard={booking.onCard}
          typedCode={typedCode}
        />
      )}
      {visitor !== undefined && (
        <div>
          <Button variant="quiet" small icon="arrow-left" onClick={booking.goBack}>
            {t("confirmation.details.back")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const parts = {
  admission: ({ page, subject, onAdmitted }: LaterStepProps) => (
    <AdmissionStep
      name={subject.name}
      waitingListHref={page.therapist?.acceptingNewClients === "waitlist"
        ? `/therapist/view/${page.therapist.id}?wait`
        : null}
      onClaim={onAdmitted}
    />
  ),
  none: ({ othersHref }: LaterStepProps) => <NoTimes othersHref={othersHref} />,
  lead: StepLead,
  mark: StepMark,
  ticket: StepTicket,
  foot: StepFoot,
  earlier: ({ booking, state, zone }: LaterStepProps) => (
    <>
      {booking.beside.map((order) => <WaitingNote key={order.id} order={order} zone={zone} />)}
      {state.step === "time" && booking.earlier && (
        <EarlierBooking booked={booking.earlier} zone={zone} onOpen={booking.openEarlier} />
      )}
    </>
  ),
  problem: StepProblem,
  body: StepBody,
};

export function StepPart({ part, ...props }: LaterStepProps & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}
