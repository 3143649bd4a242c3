import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { cancelTherapySession as limits } from "../api/limits/therapy-sessions.ts";
import { ApiError } from "../api/api-error.ts";
import { config } from "../config.ts";
import { useFormat } from "../i18n/use-format.ts";
import { newTab } from "../addresses.ts";
import { dayIn } from "../days.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { MoneyBack } from "./money-note.tsx";
import { type Side, workCalendarQuery } from "./queries.ts";
import { type ChangeableSession, owedForMove, type TherapySession } from "./therapy-session.ts";
import { useRequiredText } from "./use-required-text.ts";
import { useCancel } from "./use-session-changes.ts";

/** What becomes of the time of a session that the practitioner cancels. */
type Freed = "open" | "closed" | "away";

const freedTexts = { open: "outcome", closed: "outcomeClosed", away: "outcomeAway" } as const;

function Outcome({ session, side, freed }: {
  session: ChangeableSession;
  side: Side;
  freed: Freed;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { cancelFreeUntil: until, priceCents, lateCancelFeeCents, cancelOutcome } = session;
  if (side === "therapist") {
    return <Note>{t(`sessions.cancel.${freedTexts[freed]}`, { name: session.client.name })}</Note>;
  }
  if (priceCents === 0) return <Note>{t("journal.cancel.freeOfCharge")}</Note>;
  const deadline = { day: format.untilDate(until), time: format.time(until) };
  const owed = owedForMove(session);
  if (cancelOutcome !== "late") {
    const stays = owed && t("journal.fee.stays", { price: format.money(owed.cents) });
    return <Note>{[t("journal.cancel.free", deadline), stays].filter(Boolean).join(" ")}</Note>;
  }
  if (lateCancelFeeCents === 0) return <Note>{t("journal.cancel.lateFree")}</Note>;
  return (
    <Note tone="warning" icon="triangle-alert">
      {t("journal.cancel.late", { ...deadline, price: format.money(lateCancelFeeCents) })}
      {owed && ` ${t("journal.fee.once")}`}
    </Note>
  );
}

type Cancelling = Pick<ReturnType<typeof useCancel>, "error" | "isPending"> & {
  mutate: (reason: string, callbacks: { onSuccess: () => void }) => void;
};

type Props<Session> = {
  session: Session;
  side: Side;
  onClose: () => void;
  onDone: () => void;
};

/** Whether the practitioner's day is closed anyway. */
function useIsAway({ session, side }: Pick<Props<TherapySession>, "session" | "side">): boolean {
  const day = dayIn(session.timeZone, session.startsAt);
  const { data } = useQuery({
    ...workCalendarQuery(day, day),
    enabled: side === "therapist" && config.scheduling.capabilities.holds,
  });
  return data?.days.some(({ date, away }) => date === day && away !== null) ?? false;
}

export function CancelDialog(props: Props<TherapySession>) {
  const { t } = useTranslation();
  const [keepClosed, setKeepClosed] = useState(false);
  const isAway = useIsAway(props);
  const mayClose = props.side === "therapist" && props.session.seats === 1 &&
    config.scheduling.capabilities.holds && !isAway;
  function done() {
    props.onDone();
    const message = t(keepClosed ? "sessions.cancel.doneClosed" : "journal.cancel.done");
    void notify({ tone: "success", message });
  }
  const cancelling = useCancel(props.session, keepClosed);
  return (
    <CancelForm
      {...props}
      cancelling={cancelling}
      draftName={`cancel.${props.session.id}`}
      money={<MoneyBack session={props.session} side={props.side} />}
      keepClosed={keepClosed}
      isAway={isAway}
      onKeepClosed={mayClose ? setKeepClosed : undefined}
      onDone={done}
    />
  );
}

export function CancelForm(
  {
    session,
    side,
    cancelling,
    money,
    draftName,
    keepClosed = false,
    isAway = false,
    onKeepClosed,
    onClose,
    onDone,
  }: Props<ChangeableSession> & {
    cancelling: Cancelling;
    /** Whether the hours of the freed time close. */
    keepClosed?: boolean;
    isAway?: boolean;
    /** Present where the practitioner may close them. */
    onKeepClosed?: ((keepClosed: boolean) => void) | undefined;
    /** What goes back to a gift card. */
    money?: ReactNode;
    /** Where an unsent reason is kept. */
    draftName?: string;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const form = useId();
  const { startsAt } = session;
  const asTherapist = side === "therapist";
  const missing = asTherapist ? t("sessions.cancel.reasonMissing") : undefined;
  const reason = useRequiredText(missing, draftName);
  const { name } = asTherapist ? session.client : session.therapist;
  const { error } = cancelling;
  const closes = keepClosed ? "closed" : "open";
  const freed = isAway ? "away" : closes;
  const page = error instanceof ApiError && error.problem.cancelUrl;

  function send(entries: FormData) {
    const text = String(entries.get("reason") ?? "").trim();
    if (!reason.check(text)) return;
    cancelling.mutate(text, {
      onSuccess: () => {
        reason.forget();
        onDone();
      },
    });
  }
  return (
    <Dialog
      open
      title={t("journal.cancel.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("journal.cancel.keep")}</Button>
          {page
            ? (
              <Button variant="primary" href={page} iconAfter="external-link" reload {...newTab}>
                {t("journal.move.openProvider")}
              </Button>
            )
            : (
              <Button variant="primary" type="submit" form={form} pending={cancelling.isPending}>
                {t("journal.cancel.confirm")}
              </Button>
            )}
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={send}
      >
        <Text>
          {t("journal.cancel.what", {
            name,
            day: format.date(startsAt, "spoken"),
            time: format.time(startsAt),
          })}
        </Text>
        <Outcome session={session} side={side} freed={freed} />
        {money}
        {error && <Note tone={page ? "info" : "error"} urgent>{showFailure(error)}</Note>}
        <TextArea
          name="reason"
          label={t(asTherapist ? "sessions.cancel.reason" : "journal.cancel.reason")}
          description={t(asTherapist ? "sessions.cancel.reasonHelp" : "journal.cancel.reasonHelp")}
          ref={reason.ref}
          defaultValue={reason.start}
          aria-required={reason.isRequired}
          error={reason.error}
          onChange={({ currentTarget: { value } }) => reason.typed(value)}
          maxLength={limits.reason.maxLength}
          rows={2}
        />
        {onKeepClosed && (
          <Checkbox
            label={t("sessions.cancel.keepClosed")}
            checked={keepClosed}
            onCheckedChange={onKeepClosed}
          />
        )}
      </Form>
    </Dialog>
  );
}
