import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { rescheduleTherapySession as limits } from "../api/limits/therapy-sessions.ts";
import { useLiveTimes } from "../api/use-live-times.ts";
import { HoldCountdown } from "../booking/hold-countdown.tsx";
import { ProblemNote } from "../booking/problem-note.tsx";
import { config } from "../config.ts";
import { type Day, dayIn, type Instant, mondayOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useViewerZone } from "../i18n/viewer-zone.ts";
import { useErrorText } from "../shell/show-failure.ts";
import type { Side } from "./queries.ts";
import { type Layout, RescheduleTimes, useRescheduleTimes } from "./reschedule-times.tsx";
import {
  type ChangeableSession,
  losesFreeCancellation,
  type MeetingType,
  owedForMove,
  shownOf,
} from "./therapy-session.ts";
import { useRequiredText } from "./use-required-text.ts";
import { useReschedule } from "./use-reschedule.ts";

/** The time that a move gives up. */
export function MovedSession({ session, side }: { session: ChangeableSession; side: Side }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { startsAt, cancelFreeUntil: until, cancelOutcome, lateCancelFeeCents } = session;
  const { name } = side === "me" ? session.therapist : session.client;
  return (
    <>
      <Text>
        {t("journal.move.now", {
          name,
          day: format.date(startsAt, "spoken"),
          time: format.time(startsAt),
        })}
      </Text>
      <ZoneLabel>{format.opening(format.zone())}</ZoneLabel>
      {cancelOutcome === "late" && lateCancelFeeCents > 0 && (
        <Note tone="warning" icon="triangle-alert">
          {t("journal.move.late", {
            day: format.untilDate(until),
            time: format.time(until),
            price: format.money(lateCancelFeeCents),
          })}
          {side === "me" && owedForMove(session) && ` ${t("journal.fee.once")}`}
        </Note>
      )}
    </>
  );
}

function MeetingChoice({ types, picked, onPick }: {
  types: MeetingType[];
  picked: MeetingType;
  onPick: (type: MeetingType) => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  if (types.length < 2) return null;
  return (
    <RadioGroup
      variant="segments"
      label={t("booking.details.meeting")}
      picked={picked}
      onPick={(value) => onPick(types.find((type) => type === value) ?? picked)}
      options={types.map((type) => ({ value: type, label: label("MEETING_TYPE", type) }))}
    />
  );
}

export function RescheduleForm<Moved>(
  { session, side, eventType, draftName, send, onClose, onMoved, onProviderOnly }: {
    session: ChangeableSession;
    side: Side;
    eventType: string;
    /** Where an unsent reason is kept. */
    draftName?: string;
    send: Parameters<typeof useReschedule<Moved>>[2]["send"];
    onClose: () => void;
    onMoved: (moved: Moved) => void;
    onProviderOnly: (rescheduleUrl: string) => void;
  },
) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const format = useFormat();
  const form = useId();
  const asTherapist = side === "therapist";
  const missing = asTherapist ? t("sessions.cancel.reasonMissing") : undefined;
  const reason = useRequiredText(missing, draftName);
  const [type, setType] = useState(session.meetingType);
  const zone = useViewerZone();
  const [week, setWeek] = useState<Day | null>(() => mondayOf(dayIn(zone, session.startsAt)));
  const [chosenDay, setDay] = useState<Day | null>(null);
  const [layout, setLayout] = useState<Layout>("grid");
  const times = useRescheduleTimes(eventType, session, { day: week, type });
  const free = times.times.map((time) => time.start_time);
  const { state, choose, reschedule, isNearOwnTime } = useReschedule(eventType, free, {
    from: session.startsAt,
    send,
    onProviderOnly,
    onMoved: (moved) => {
      reason.forget();
      onMoved(moved);
    },
  });
  const queries = useQueryClient();
  const { startsAt, taken, problem, hold, sending } = state;
  useLiveTimes(session.therapist.id, () => {
    // The user's own hold would hide the times around it.
    if (hold.status === "held" || hold.status === "requested") return;
    void queries.invalidateQueries({ queryKey: ["free-times", eventType] });
  });
  const [first = times.today] = times.week;
  const offered = [...times.days.keys()];
  const ownDay = dayIn(zone, session.startsAt);
  const day = chosenDay && times.week.includes(chosenDay)
    ? chosenDay
    : offered.find((one) => one >= ownDay) ?? offered[0] ?? first;
  const types = [...new Set([session.meetingType, ...times.types])];

  function pick(time: Instant) {
    const dayOfTime = dayIn(times.zone, time);
    if (!times.week.includes(dayOfTime)) setWeek(dayOfTime);
    setDay(dayOfTime);
    choose(time);
  }
  return (
    <Dialog
      open
      title={t("journal.move.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          {startsAt && config.scheduling.capabilities.holds && (
            <Text as="span" size="small" tone="soft">
              <HoldCountdown
                hold={hold}
                notHeld={isNearOwnTime ? "" : t("journal.move.notHeld")}
              />
            </Text>
          )}
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={sending}
            disabled={!startsAt}
          >
            {startsAt
              ? t("journal.move.confirm", {
                day: format.date(startsAt),
                time: format.time(startsAt),
              })
              : t("journal.move.chooseFirst")}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={(entries) => {
          const text = String(entries.get("reason") ?? "").trim();
          if (reason.check(text)) {
            reschedule({
              meetingType: type,
              reason: text,
              shown: shownOf(session),
            });
          }
        }}
      >
        <Stack gap="group">
          <MovedSession session={session} side={side} />
          {problem && (
            <ProblemNote
              problem={problem}
              format={format}
              failure={(refusal) => ({
                tone: "error",
                text: `${t("journal.move.failed")} ${errorText(refusal)}`,
              })}
              onChoose={pick}
            />
          )}
          <MeetingChoice types={types} picked={type} onPick={setType} />
          <RescheduleTimes
            times={times}
            day={day}
            picked={startsAt}
            taken={taken}
            layout={layout}
            durationMinutes={session.durationMinutes}
            onDay={setDay}
            onWeek={(next) => {
              setWeek(next);
              setDay(null);
            }}
            onPick={pick}
            onLayout={setLayout}
          />
          {startsAt && !asTherapist && losesFreeCancellation(session, startsAt, Date.now()) && (
            <Note tone="warning" icon="triangle-alert">{t("journal.move.lateThen")}</Note>
          )}
          {startsAt && !asTherapist && (
            <Text size="small" tone="soft">
              {t("journal.move.countsAtOnce", { name: session.therapist.name })}
            </Text>
          )}
          <TextArea
            name="reason"
            label={t(asTherapist ? "sessions.cancel.reason" : "journal.cancel.reason")}
            description={t(
              asTherapist ? "sessions.cancel.reasonHelp" : "journal.cancel.reasonHelp",
            )}
            ref={reason.ref}
            defaultValue={reason.start}
            aria-required={reason.isRequired}
            error={reason.error}
            onChange={({ currentTarget: { value } }) => reason.typed(value)}
            maxLength={limits.reason.maxLength}
            rows={2}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
