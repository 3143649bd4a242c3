import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { type Day, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { AssistedCalendar, AssistedSession } from "./queries.ts";

type Time = { startsAt: string; endsAt: string };

type Actions = {
  onMove: (session: AssistedSession) => void;
  onCancel: (session: AssistedSession) => void;
  onReopen: (time: Time) => void;
};

type Line =
  & Time
  & (
    | { kind: "session"; session: AssistedSession }
    | { kind: "busy" }
    | { kind: "closed" }
  );

/** What is on one day, by start. */
function linesOn(day: Day, { sessions, busy, days, timeZone }: AssistedCalendar): Line[] {
  const isOn = ({ startsAt }: Time) => dayIn(timeZone, startsAt) === day;
  const closed = days.find(({ date }) => date === day)?.closed ?? [];
  return [
    ...sessions.filter(isOn).map((session) => ({ kind: "session" as const, ...session, session })),
    ...busy.filter(isOn).map((time) => ({ kind: "busy" as const, ...time })),
    ...closed.map((time) => ({ kind: "closed" as const, ...time })),
  ].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

export function DayCard({ day, calendar, isToday, ...actions }: {
  day: Day;
  calendar: AssistedCalendar;
  isToday: boolean;
} & Actions) {
  const { t } = useTranslation();
  const format = useFormat(calendar.timeZone);
  const dates = useFormat("UTC");
  const lines = linesOn(day, calendar);
  const hours = calendar.days.find(({ date }) => date === day);
  const open = (hours?.open ?? []).map(({ startsAt, endsAt }) => format.times(startsAt, endsAt));
  const times = format.list(open);
  const whole = open.length > 0 ? t("calendars.openHours", { times }) : t("calendars.noHours");
  return (
    <Card as="section" tone={isToday ? "selected" : "plain"}>
      <Row justify="between">
        <Text as="h2" size="card">{dates.opening(dates.date(noonOf(day), "spoken"))}</Text>
        {calendar.days.length > 0 && (
          <Text as="span" size="small" tone="soft">
            {hours?.away ? t(`sessions.calendar.${hours.away}`) : whole}
          </Text>
        )}
      </Row>
      {lines.length > 0 && (
        <Stack as="ul">
          {lines.map((line) => (
            <li key={`${line.kind} ${line.kind === "session" ? line.session.id : line.startsAt}`}>
              <DayLine line={line} timeZone={calendar.timeZone} {...actions} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function DayLine({ line, timeZone, onMove, onCancel, onReopen }: {
  line: Line;
  timeZone: string;
} & Actions) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const { startsAt, endsAt } = line;
  const span = format.times(startsAt, endsAt);
  if (line.kind === "busy") return <Text tone="soft">{`${span} · ${t("calendars.busy")}`}</Text>;
  if (line.kind !== "session") {
    return (
      <Row justify="between">
        <Text tone="soft">{`${span} · ${t("calendars.closed")}`}</Text>
        <Button
          small
          variant="quiet"
          aria-label={t("calendars.reopenNamed", { when: span })}
          onClick={() => onReopen({ startsAt, endsAt })}
        >
          {t("calendars.reopen")}
        </Button>
      </Row>
    );
  }
  const { session } = line;
  const named = { name: session.client.name, when: format.time(startsAt) };
  return (
    <Row justify="between" align="start">
      <SessionText session={session} span={span} />
      <Row gap="tight">
        {session.canReschedule && (
          <Button
            small
            variant="quiet"
            aria-label={t("calendars.moveNamed", named)}
            onClick={() => onMove(session)}
          >
            {t("calendars.move")}
          </Button>
        )}
        {session.canCancel && (
          <Button
            small
            variant="quiet"
            aria-label={t("calendars.cancelNamed", named)}
            onClick={() => onCancel(session)}
          >
            {t("calendars.cancel")}
          </Button>
        )}
      </Row>
    </Row>
  );
}

function SessionText({ session, span }: { session: AssistedSession; span: string }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat(session.timeZone);
  const { client, intro, practiceType, meetingType, place, status, lateMinutes } = session;
  const minutes = lateMinutes === null ? "" : format.minutes(lateMinutes);
  return (
    <Stack gap="tight">
      <Row gap="tight">
        <Text as="span" weight="strong">{`${span} · ${client.name}`}</Text>
        {status !== "booked" && <Badge>{t(`journal.session.${status}`)}</Badge>}
        {minutes && <Badge tone="warning">{t("calendars.late", { minutes })}</Badge>}
      </Row>
      <Text size="small" tone="soft">
        {[
          intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType),
          meetingType === "VIDEO_CALL" ? t("journal.session.video") : place,
        ].filter(Boolean).join(" · ")}
      </Text>
      {session.practitionerAway && <Text size="small">{t("calendars.away")}</Text>}
    </Stack>
  );
}
