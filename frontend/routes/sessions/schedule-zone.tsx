import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { clocksDiffer } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone, ViewerZone, viewerZone } from "../../i18n/viewer-zone.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { dayOf, queryOfWeek } from "./calendar.tsx";

/** Shows all times inside in the time zone of the practitioner's working hours. */
export function ScheduleZone({ children }: { children: ReactNode }) {
  const { params } = useListAddress();
  const [now] = useState(useRenderTime());
  const deviceZone = useViewerZone();
  const { data } = useQuery({
    ...queryOfWeek(dayOf(params, now)),
    placeholderData: (former) => former,
  });
  return <ViewerZone value={data?.timeZone ?? deviceZone}>{children}</ViewerZone>;
}

export function ScheduleZoneLabel({ now }: { now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!clocksDiffer(format.timeZone, viewerZone(), now)) return null;
  return <ZoneLabel>{t("sessions.calendar.zone", { zone: format.zone(now) })}</ZoneLabel>;
}
