import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useIdempotencyKey, useSubmit } from "../../api/use-submit.ts";
import { explanationKey } from "../../availability/explanation-query.ts";
import {
  addDays,
  clocksDiffer,
  type Day,
  dayIn,
  instantAt,
  instantOf,
  minuteIn,
  mondayOf,
} from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import {
  refetchGroup,
  storeGroupStart,
  workCalendarQuery,
} from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useRequiredText } from "../../therapy-sessions/use-required-text.ts";
import { MoveFailure, MoveReason } from "./move-fields.tsx";
import { clock } from "./use-calendar-parts.ts";
import { useMoveProblem } from "./use-time-reasons.ts";

function timeAt(zone: string, instant: number | string): string {
  return clock(minuteIn(zone, instant)).padStart(5, "0");
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** A new time for all participants of a group, with the outcome shown first. */
export function MoveGroupDialog({ session, count, startsAt, onClose }: {
  /** Any session of the group. */
  session: TherapySession;
  /** How many participants are moved. */
  count: number;
  /** The new start (ms) to begin with. */
  startsAt: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const zone = session.timeZone;
  const format = useFormat(zone);
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  const form = useId();
  const [date, setDate] = useState<Day | undefined>(dayIn(zone, startsAt));
  const [time, setTime] = useState<string | undefined>(timeAt(zone, startsAt));
  const reason = useRequiredText(
    t("sessions.cancel.reasonMissing"),
    `move-group.${session.eventUrl}`,
  );
  const to = date && time ? instantAt(zone, date, minutesOf(time)) : null;
  const monday = mondayOf(date ?? dayIn(zone, startsAt));
  const { data: calendar } = useQuery(workCalendarQuery(monday, addDays(monday, 6)));
  const isSame = to === Date.parse(session.startsAt);
  const others = calendar && {
    ...calendar,
    sessions: calendar.sessions.filter(({ eventUrl }) => eventUrl !== session.eventUrl),
  };
  const { text: problem, isPending } = useMoveProblem(others, session, isSame ? null : to);
  const moving = useSubmit({
    mutationFn: ({ at, text }: { at: number; text: string }) => {
      const body = { startsAt: instantOf(at), shownStartsAt: session.startsAt, reason: text };
      return ok(api.POST("/api/therapy-sessions/{id}/reschedule-group", {
        params: { path: { id: session.id }, header: { "idempotency-key": intent.keyOf(body) } },
        body,
      }));
    },
    onSuccess: ({ sessions }, { at }) => {
      intent.done();
      reason.forget();
      storeGroupStart(queries, session, at);
      const when = format.dateTime(at);
      const message = t("sessions.group.moved", { count: sessions, when });
      void notify({ tone: "success", message });
      onClose();
    },
    onSettled: () => {
      refetchGroup(queries);
      void queries.invalidateQueries({ queryKey: explanationKey });
    },
  });
  const failure = moving.variables?.at === to ? moving.error : null;
  const canMove = to !== null && !isSame && (failure !== null || !problem);
  const isOffered = canMove && !failure;

  function choose(instant: string) {
    setDate(dayIn(zone, instant));
    setTime(timeAt(zone, instant));
    moving.reset();
  }
  function send(entries: FormData) {
    const text = String(entries.get("reason") ?? "").trim();
    if (canMove && reason.check(text)) moving.mutate({ at: to, text });
  }
  return (
    <Dialog
      open
      title={t("sessions.group.moveTitle")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.calendar.keep")}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={moving.isPending}
            disabled={!canMove}
          >
            {t("sessions.group.confirmMove")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <Text role="status">
          {isOffered
            ? t("sessions.calendar.fromTo", {
              from: format.dateTime(session.startsAt),
              to: format.dateTime(to),
            })
            : t("sessions.group.now", { when: format.dateTime(session.startsAt) })}
        </Text>
        <Row gap="stack">
          <DateField label={t("sessions.time.day")} value={date} onChange={setDate} />
          <TimeField label={t("sessions.time.start")} value={time} onChange={setTime} />
        </Row>
        {clocksDiffer(zone, viewerZone(), startsAt) && (
          <ZoneLabel>{t("sessions.calendar.zone", { zone: format.zone(startsAt) })}</ZoneLabel>
        )}
        {problem && !failure && <Note tone="error" urgent>{problem}</Note>}
        {isOffered && !isPending && (
          <IconList
            items={[
              { icon: "check", text: t("sessions.calendar.outcome.terms") },
              { icon: "mail", text: t("sessions.group.moveMail", { count }) },
              { icon: "users", text: t("sessions.group.allOrNone") },
            ]}
          />
        )}
        <MoveFailure
          failure={failure}
          problem={problem}
          timeZone={zone}
          onChoose={choose}
        />
        <MoveReason reason={reason} description={t("sessions.group.reasonHelp")} />
      </Form>
    </Dialog>
  );
}
