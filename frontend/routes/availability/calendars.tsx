import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { dayMs } from "../../days.ts";
import { AddCalendar } from "./add-calendar.tsx";
import type { Availability } from "./draft.ts";
import { type CalendarImport, useReloadAvailability } from "./queries.ts";

function RemoveDialog({ calendar, onClose }: { calendar: CalendarImport; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const reload = useReloadAvailability();
  const { id, name, busyTimes } = calendar;
  const removing = useSubmit({
    mutationFn: () =>
      ok(api.DELETE("/api/availability/imports/{id}", { params: { path: { id } } })),
    onSuccess: async () => {
      await reload();
      void notify({ tone: "success", message: t("availability.calendar.removed", { name }) });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("availability.calendar.removeTitle", { name })}
      closeLabel={t("shell.close")}
      actions={
        <Button
          variant="primary"
          pending={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {t("availability.calendar.remove")}
        </Button>
      }
    >
      <Stack>
        <Text>{t("availability.calendar.removeMeans", { count: busyTimes })}</Text>
        {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

function ReadingTimes({ calendar }: { calendar: CalendarImport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, host, busyTimes, readAt, nextReadAt, coversUntil } = calendar;
  return (
    <Text size="small" tone="soft">
      {[
        kind === "file" ? t("availability.calendar.file") : host,
        t("availability.calendar.busy", { count: busyTimes }),
        readAt
          ? t("availability.calendar.read", { when: format.dateTime(readAt) })
          : t("availability.calendar.unread"),
        kind === "file" && coversUntil &&
        t("availability.calendar.until", { day: format.date(coversUntil, "numeric") }),
        nextReadAt && t("availability.calendar.next", { when: format.dateTime(nextReadAt) }),
      ].filter(Boolean).join(" · ")}
    </Text>
  );
}

/** What a reading left out or does not know. Without any of it nothing is shown. */
function ReadingNotes(
  { calendar, horizonDays }: { calendar: CalendarImport; horizonDays: number },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const { coversUntil, unread } = calendar;
  const { events, rules, timeZones } = unread;
  const horizonEnds = useState(() => Date.now() + horizonDays * dayMs)[0];
  const isShort = coversUntil !== null && Date.parse(coversUntil) < horizonEnds;
  return (
    <>
      {events > 0 && (
        <Note tone="warning" icon="triangle-alert">
          {t("availability.calendar.notUnderstood", { count: events })}
          {rules.length > 0 && (
            <>
              {" "}
              {t("availability.calendar.rules")} <bdi lang="zxx">{rules.join(" · ")}</bdi>
            </>
          )}
        </Note>
      )}
      {timeZones.length > 0 && (
        <Note tone="warning" icon="triangle-alert">
          {t("availability.calendar.unknownZones", { zones: timeZones.join(" · ") })}
        </Note>
      )}
      {isShort && (
        <Note tone="warning" icon="triangle-alert">
          {t("availability.calendar.short", { day: format.date(coversUntil, "numeric") })}
        </Note>
      )}
    </>
  );
}

function Calendar({ calendar, horizonDays }: { calendar: CalendarImport; horizonDays: number }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const reload = useReloadAvailability();
  const [removing, setRemoving] = useState(false);
  const { id, kind, name, lastError } = calendar;
  const refreshing = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/availability/imports/{id}/refresh", { params: { path: { id } } })),
    onSuccess: async (updated) => {
      await reload();
      if (!updated.lastError) {
        void notify({ tone: "success", message: t("availability.calendar.refreshed", { name }) });
      }
    },
  });
  return (
    <Card as="li">
      <Row justify="between" gap="group">
        <Row wrap={false} align="start">
          <Icon name={kind === "file" ? "file-text" : "calendar"} />
          <Stack gap="hair">
            <Text as="h3" size="label" weight="strong">{name}</Text>
            <ReadingTimes calendar={calendar} />
          </Stack>
        </Row>
        <Row>
          {kind === "url" && (
            <Button
              small
              icon="rotate-ccw"
              pending={refreshing.isPending}
              onClick={() => refreshing.mutate()}
              aria-label={t("availability.calendar.refreshOf", { name })}
            >
              {t("availability.calendar.refresh")}
            </Button>
          )}
          <Button
            variant="quiet"
            small
            icon="trash-2"
            iconOnly
            onClick={() => setRemoving(true)}
          >
            {t("availability.calendar.removeOf", { name })}
          </Button>
        </Row>
      </Row>
      {lastError && (
        <Note tone="warning" icon="triangle-alert">
          {t(`errors.${lastError}`)} {t("availability.calendar.keptBefore")}
        </Note>
      )}
      <ReadingNotes calendar={calendar} horizonDays={horizonDays} />
      {refreshing.error && <Note tone="error" urgent>{showFailure(refreshing.error)}</Note>}
      {removing && <RemoveDialog calendar={calendar} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

export function Calendars(
  { availability: { imports, settings } }: {
    availability: Pick<Availability, "imports" | "settings">;
  },
) {
  const { t } = useTranslation();
  return (
    <Section heading={t("availability.calendar.title")} id="calendars">
      <Stack gap="group">
        <Text tone="soft">{t("availability.calendar.privacy")}</Text>
        {imports.length > 0 && (
          <Stack as="ul" gap="stack">
            {imports.map((calendar) => (
              <Calendar
                key={calendar.id}
                calendar={calendar}
                horizonDays={settings.horizonDays}
              />
            ))}
          </Stack>
        )}
        <AddCalendar />
        <Text size="small" tone="soft">
          {t("availability.calendar.feed")}{" "}
          <Link href="/user/profile/data#calendar-feed">{t("availability.calendar.toFeed")}</Link>
        </Text>
      </Stack>
    </Section>
  );
}
