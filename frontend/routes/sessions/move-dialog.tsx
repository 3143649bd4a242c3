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
import { instantOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { refetchSessions, storeAnswer, type WorkCalendar } from "../../therapy-sessions/queries.ts";
import { shownOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { rescheduleSession } from "../../therapy-sessions/use-reschedule.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";
import { moveProblem } from "./calendar-items.ts";
import { MoveFailure, MoveReason } from "./move-fields.tsx";

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
  const reason = useRequiredText(t("sessions.cancel.reasonMissing"));
  const { name } = session.client;
  const problem = moveProblem(calendar, session, to, Date.now());
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
      storeAnswer(queries, moved);
      refetchSessions(queries);
      void notify({
        tone: "success",
        message: t("sessions.calendar.moved", { name, when: format.dateTime(moved.startsAt) }),
      });
      onClose();
    },
    onError: () => refetchSessions(queries),
  });
  const problemText = problem && textOf(problem);

  function textOf(found: NonNullable<typeof problem>): string {
    if (found.kind === "break") return t("sessions.calendar.problem.break", { name: found.by });
    return found.kind === "taken" && found.by !== null
      ? t("sessions.calendar.problem.takenBy", { name: found.by })
      : t(`sessions.calendar.problem.${found.kind}`);
  }

  function send(entries: FormData) {
    const text = String(entries.get("reason") ?? "").trim();
    if (!problem && reason.check(text)) moving.mutate(text);
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
          {!problem && (
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
        {problemText && <Note tone="error" urgent>{problemText}</Note>}
        {!problemText && !moving.error && (
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
          timeZone={calendar.timeZone}
          onChoose={(time) => {
            setTo(Date.parse(time));
            moving.reset();
          }}
        />
        {!problem && <MoveReason reason={reason} description={t("sessions.cancel.reasonHelp")} />}
      </Form>
    </Dialog>
  );
}
