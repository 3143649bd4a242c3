import { useQuery, useQueryClient } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { config } from "../../config.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { groupsOf } from "../../therapy-sessions/group-sessions.ts";
import { cachedSession, type WorkCalendar } from "../../therapy-sessions/queries.ts";
import { dayOf, queryOfWeek } from "../../therapy-sessions/shown-week.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { type FreeTime, timeToBook } from "./free-time.ts";
import { FreeTimeDialog } from "./free-time-dialog.tsx";

/** The client of a session; null for a group. */
function clientOf(session: TherapySession | undefined, { sessions }: WorkCalendar) {
  const group = groupsOf(sessions).find((one) => one.some(({ id }) => id === session?.id));
  return session && (group?.length ?? 1) === 1 ? session.client : null;
}

/** The dialog for a free time, with the client whose session is open beside the calendar. */
export function BookingAtTime({ calendar, time, onClose }: {
  calendar: WorkCalendar;
  time: FreeTime;
  onClose: () => void;
}) {
  const { params } = useListAddress();
  const queries = useQueryClient();
  const openId = params.get("open");
  const beside = calendar.sessions.find(({ id }) => id === openId) ??
    (openId ? cachedSession(queries, openId) : undefined);
  return (
    <FreeTimeDialog
      calendar={calendar}
      time={time}
      client={clientOf(beside, calendar)}
      onClose={onClose}
    />
  );
}

/** Books a client in from any view, first at the next free time of the shown day. */
export function BookClient({ now, small }: { now: number; small: boolean }) {
  const { t } = useTranslation();
  const { params } = useListAddress();
  const zone = useViewerZone();
  const day = dayOf(params, zone, now);
  const calendar = useQuery(queryOfWeek(day)).data;
  const [time, setTime] = useState<FreeTime | null>(null);
  if (!config.scheduling.capabilities.holds) return null;
  return (
    <>
      <Button
        small={small}
        icon="calendar-plus"
        disabled={!calendar}
        onClick={() =>
          calendar && startTransition(() => setTime(timeToBook(calendar, day, Date.now())))}
      >
        {t("sessions.time.bookClient")}
      </Button>
      {calendar && time && (
        <BookingAtTime
          calendar={calendar}
          time={time}
          onClose={() => setTime(null)}
        />
      )}
    </>
  );
}
