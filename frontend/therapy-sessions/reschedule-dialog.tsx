import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useLiveTimes } from "../api/use-live-times.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { config } from "../config.ts";
import { type Day, dayIn, type Instant } from "../days.ts";
import { useFormat } from "../i18n/format.ts";
import { Held } from "./held.tsx";
import { About, type MoveProps } from "./move-about.tsx";
import { MoveElsewhere } from "./move-elsewhere.tsx";
import { type Layout, MoveTimesPicker } from "./reschedule-times.tsx";
import { MoveTrouble } from "./move-trouble.tsx";
import { sessionQuery } from "./queries.ts";
import type { MeetingType } from "./therapy-session.ts";
import { useMove } from "./use-reschedule.ts";
import { useMoveTimes } from "./use-reschedule-times.ts";

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
      label={t("booking.you.meeting")}
      picked={picked}
      onPick={(value) => onPick(types.find((type) => type === value) ?? picked)}
      options={types.map((type) => ({ value: type, label: label("MEETING_TYPE", type) }))}
    />
  );
}

/** Choosing another time at the same practitioner's. */
function Times(
  { session, side, onClose, onMoved, onElsewhere, eventType }: MoveProps & {
    onElsewhere: (rescheduleUrl: string) => void;
    eventType: string;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = useId();
  const [type, setType] = useState(session.meetingType);
  const [week, setWeek] = useState<Day | null>(null);
  const [wished, setWished] = useState<Day | null>(null);
  const [layout, setLayout] = useState<Layout>("grid");
  const times = useMoveTimes(eventType, { day: week, type });
  const free = times.times.map((time) => time.start_time);
  const { state, choose, move } = useMove(session, free, {
    onElsewhere,
    onMoved(moved) {
      onMoved(moved);
      void notify({
        tone: "success",
        message: t("journal.move.done", {
          day: format.date(moved.startsAt),
          time: format.time(moved.startsAt),
        }),
      });
    },
  });
  const queries = useQueryClient();
  const { startsAt, taken, trouble, keeping, sending } = state;
  useLiveTimes(session.therapist.id, () => {
    // The hold of this person would hide the times around it, among which they still choose.
    if (keeping.status === "held" || keeping.status === "asking") return;
    void queries.invalidateQueries({ queryKey: ["free-times", eventType] });
  });
  const asTherapist = side === "therapist";
  const [first = times.today] = times.week;
  const day = wished && times.week.includes(wished)
    ? wished
    : times.days.keys().next().value ?? first;
  const types = [...new Set([session.meetingType, ...times.types])];

  function pick(time: Instant) {
    const of = dayIn(times.zone, time);
    if (!times.week.includes(of)) setWeek(of);
    setWished(of);
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
              <Held keeping={keeping} />
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
        onSend={(entries) =>
          move({ meetingType: type, reason: String(entries.get("reason") ?? "").trim() })}
      >
        <Stack gap="group">
          <About session={session} side={side} />
          {trouble && <MoveTrouble trouble={trouble} onChoose={pick} />}
          <MeetingChoice types={types} picked={type} onPick={setType} />
          <MoveTimesPicker
            times={times}
            day={day}
            picked={startsAt}
            taken={taken}
            layout={layout}
            durationMinutes={session.durationMinutes}
            onDay={setWished}
            onWeek={(next) => {
              setWeek(next);
              setWished(null);
            }}
            onPick={pick}
            onLayout={setLayout}
          />
          <TextArea
            name="reason"
            label={t(asTherapist ? "sessions.cancel.reason" : "journal.cancel.reason")}
            description={t(
              asTherapist ? "sessions.cancel.reasonHelp" : "journal.cancel.reasonHelp",
            )}
            required={asTherapist}
            maxLength={500}
            rows={2}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Moves a session to another time; shows first what that means, and where it has to be done. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({ ...sessionQuery(props.session.id), staleTime: 0 });
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const session = data ?? props.session;
  if (isPending) {
    return (
      <Dialog
        open
        title={t("journal.move.title")}
        closeLabel={t("journal.cancel.close")}
        onClose={props.onClose}
      >
        <Skeleton label={t("booking.time.loading")} shape="slots" count={3} />
      </Dialog>
    );
  }
  const eventType = session.eventTypeUrl;
  const rescheduleUrl = session.rescheduleUrl ?? elsewhere;
  if (rescheduleUrl || !eventType) {
    return <MoveElsewhere {...props} session={{ ...session, rescheduleUrl }} />;
  }
  return <Times {...props} session={session} eventType={eventType} onElsewhere={setElsewhere} />;
}
