import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { addDays, type Day, dayIn, mondayOf, noonOf, weekFrom } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { DayCard } from "./day-card.tsx";
import { absenceQuery, type AssistedCalendar, type AssistedSession, weekQuery } from "./queries.ts";
import { useCalendarChange } from "./use-calendar-change.ts";

const BookDialog = lazyPart(async () => (await import("./book-dialog.tsx")).BookDialog);
const BlockDialog = lazyPart(async () => (await import("./block-dialog.tsx")).BlockDialog);
const MoveDialog = lazyPart(async () => (await import("./move-dialog.tsx")).MoveDialog);
const CancelDialog = lazyPart(async () => (await import("./cancel-dialog.tsx")).CancelDialog);
const DelayDialog = lazyPart(async () => (await import("./delay-dialog.tsx")).DelayDialog);
const AbsenceDialog = lazyPart(async () => (await import("./absence-dialog.tsx")).AbsenceDialog);
const HoursDialog = lazyPart(async () => (await import("./hours-dialog.tsx")).HoursDialog);

const tools = ["book", "block", "delay", "absence", "hours"] as const;

type Opened =
  | { what: (typeof tools)[number] }
  | { what: "move" | "cancel"; session: AssistedSession };

const iconOf = {
  book: "calendar-plus",
  block: "calendar-off",
  delay: "clock",
  absence: "moon",
  hours: "pencil",
} as const;

/** The week of a practitioner whose calendar the reader keeps, and what the reader can do in it. */
export function KeptCalendar({ therapistId }: { therapistId: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const now = useRenderTime();
  const { params, go } = useListAddress();
  const day = dayOf(params.get("day")) ?? dayIn(viewerZone(), now);
  const monday = mondayOf(day);
  const { data, error, refetch } = useQuery(weekQuery(therapistId, monday));
  const [opened, setOpened] = useState<Opened | null>(null);
  const format = useFormat(data?.timeZone);
  const reopening = useCalendarChange(
    async (query: { startsAt: string; endsAt: string }) => {
      const params = { path: { therapistId }, query };
      await ok(api.DELETE("/api/assisted-calendars/{therapistId}/closed-times", { params }));
      return query;
    },
    {
      message: ({ startsAt, endsAt }) =>
        t("sessions.time.timeOpened", { when: format.span(startsAt, endsAt) }),
      onDone: () => {},
    },
  );
  const today = dayIn(data?.timeZone ?? viewerZone(), now);
  const label = {
    book: t("sessions.time.bookClient"),
    block: t("calendars.block"),
    delay: t("calendars.delay"),
    absence: t("calendars.absence"),
    hours: t("calendars.hours"),
  };
  return (
    <Stack gap="group">
      <Week monday={monday} onDay={(next) => go({ day: next }, { replace: true })} />
      {!data && !error && <Skeleton label={t("sessions.calendar.loading")} count={4} />}
      {error && !data && (
        <Failed
          message={`${t("calendars.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {data.days.length > 0
            ? (
              <Row>
                {tools.map((what) => (
                  <Button
                    key={what}
                    small
                    variant={what === "book" ? "primary" : undefined}
                    icon={iconOf[what]}
                    onClick={() => setOpened({ what })}
                  >
                    {label[what]}
                  </Button>
                ))}
              </Row>
            )
            : <Note>{t("calendars.outside")}</Note>}
          {data.days.length > 0 && <Absence therapistId={therapistId} />}
          {reopening.error && <Note tone="error" urgent>{showFailure(reopening.error)}</Note>}
          {weekFrom(monday).map((date) => (
            <DayCard
              key={date}
              day={date}
              calendar={data}
              isToday={date === today}
              onMove={(session) => setOpened({ what: "move", session })}
              onCancel={(session) => setOpened({ what: "cancel", session })}
              onReopen={(time) => reopening.mutate(time)}
            />
          ))}
          {opened && (
            <Suspense>
              <OpenedDialog
                {...{ opened, therapistId }}
                calendar={data}
                day={today > monday && today <= addDays(monday, 6) ? today : monday}
                onClose={() => setOpened(null)}
              />
            </Suspense>
          )}
        </>
      )}
    </Stack>
  );
}

function dayOf(text: string | null): Day | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function Week({ monday, onDay }: { monday: Day; onDay: (day: Day | null) => void }) {
  const { t } = useTranslation();
  const dates = useFormat("UTC");
  const [from, to] = [monday, addDays(monday, 6)].map((day) => dates.date(noonOf(day), "day"));
  return (
    <Row wrap={false}>
      <Button
        variant="quiet"
        icon="chevron-left"
        iconOnly
        onClick={() => onDay(addDays(monday, -7))}
      >
        {t("sessions.calendar.before.week")}
      </Button>
      <Text as="h2" size="card" aria-live="polite">{`${from} – ${to}`}</Text>
      <Button
        variant="quiet"
        icon="chevron-right"
        iconOnly
        onClick={() => onDay(addDays(monday, 7))}
      >
        {t("sessions.calendar.after.week")}
      </Button>
      <Button variant="quiet" small onClick={() => onDay(null)}>
        {t("sessions.calendar.today")}
      </Button>
    </Row>
  );
}

function Absence({ therapistId }: { therapistId: string }) {
  const { t } = useTranslation();
  const dates = useFormat("UTC");
  const showFailure = useShowFailure();
  const absence = useQuery(absenceQuery(therapistId)).data?.absence;
  const ending = useCalendarChange(
    (id: string) =>
      ok(api.POST("/api/assisted-calendars/{therapistId}/absences/{id}/end", {
        params: { path: { therapistId, id } },
      })),
    { message: () => t("sessions.absence.ended"), onDone: () => {} },
  );
  if (!absence || absence.ended) return null;
  return (
    <Note
      tone="warning"
      actions={
        <Button small pending={ending.isPending} onClick={() => ending.mutate(absence.id)}>
          {t("calendars.absenceEnd")}
        </Button>
      }
    >
      {t("calendars.absenceNow", { day: dates.date(noonOf(absence.toDate), "spoken") })}
      {ending.error && ` ${showFailure(ending.error)}`}
    </Note>
  );
}

function OpenedDialog({ opened, therapistId, calendar, day, onClose }: {
  opened: Opened;
  therapistId: string;
  calendar: AssistedCalendar;
  day: Day;
  onClose: () => void;
}) {
  const { timeZone } = calendar;
  const common = { therapistId, onClose };
  switch (opened.what) {
    case "book":
      return <BookDialog {...common} calendar={calendar} day={day} />;
    case "block":
      return <BlockDialog {...common} timeZone={timeZone} day={day} />;
    case "delay":
      return <DelayDialog {...common} />;
    case "absence":
      return <AbsenceDialog {...common} timeZone={timeZone} />;
    case "hours":
      return <HoursDialog {...common} />;
    case "move":
      return <MoveDialog {...common} session={opened.session} timeZone={timeZone} />;
    case "cancel":
      return <CancelDialog {...common} session={opened.session} timeZone={timeZone} />;
  }
}
