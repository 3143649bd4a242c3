import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useIdempotencyKey, useSubmit } from "../../api/use-submit.ts";
import { explanationKey } from "../../availability/explanation-query.ts";
import { instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { refetchSessions, storeAnswer, type WorkCalendar } from "../../therapy-sessions/queries.ts";
import { shownOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { rescheduleSession } from "../../therapy-sessions/use-reschedule.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";
import { MoveFailure, MoveReason } from "./move-fields.tsx";
import { useMoveProblem } from "./use-time-reasons.ts";

/** The outcome of a move, before it is done. */
export function MoveDialog({ calendar, session, startsAt, onClose }: {
  calendar: WorkCalendar;
  session: TherapySession;
  /** The new start (ms). */
  startsAt: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const form = useId();
  const [to, setTo] = useState(startsAt);
  const reason = useRequiredText(t("sessions.cancel.reasonMissing"), `move.${session.id}`);
  const { name } = session.client;
  const { text: problem, isPending } = useMoveProblem(calendar, session, to);
  const moving = useSubmit({
    mutationFn: (text: string) => {
      const move = {
        startsAt: instantOf(to),
        meetingType: session.meetingType,
        reason: text,
        shown: shownOf(session),
      };
      return rescheduleSession(session.id, { move, hold: null, key: intent.keyOf(move) });
    },
    onSuccess: (moved) => {
      intent.done();
      reason.forget();
      storeAnswer(queries, moved);
      refetchSessions(queries);
      void notify({
        tone: "success",
        message: t("sessions.calendar.moved", { name, when: format.dateTime(moved.startsAt) }),
      });
      onClose();
    },
    onError: () => {
      refetchSessions(queries);
      void queries.invalidateQueries({ queryKey: explanationKey });
    },
  });
  const isRefused = moving.error !== null;
  const canMove = isRefused || !problem;

  function send(entries: FormData) {
    const text = String(entries.get("reason") ?? "").trim();
    if (canMove && reason.check(text)) moving.mutate(text);
  }
  return (
    <Dialog
      open
      title={t("sessions.calendar.moveTitle", { name })}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.calendar.keep")}</Button>
          {canMove && (
            <Button variant="primary" type="submit" form={form} pending={moving.isPending}>
              {t("sessions.calendar.confirmMove")}
            </Button>
          )}
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <Text role="status">
          {t("sessions.calendar.fromTo", {
            from: format.dateTime(session.startsAt),
            to: format.dateTime(to),
          })}
        </Text>
        {problem && !isRefused && <Note tone="error" urgent>{problem}</Note>}
        {!problem && !isPending && !isRefused && (
          <IconList
            items={[
              { icon: "check", text: t("sessions.calendar.outcome.free") },
              { icon: "check", text: t("sessions.calendar.outcome.terms") },
              { icon: "mail", text: t("sessions.calendar.outcome.mail", { name }) },
            ]}
          />
        )}
        <MoveFailure
          failure={moving.error}
          problem={problem}
          timeZone={calendar.timeZone}
          onChoose={(time) => {
            setTo(Date.parse(time));
            moving.reset();
          }}
        />
        {canMove && <MoveReason reason={reason} description={t("sessions.cancel.reasonHelp")} />}
      </Form>
    </Dialog>
  );
}
