import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { clocksDiffer } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useViewerZone, ViewerZone, viewerZone } from "../i18n/viewer-zone.ts";
import { useListAddress } from "./use-list-address.ts";
import { useRenderTime } from "../use-render-time.ts";
import { dayOf, queryOfWeek } from "./shown-week.ts";

/** Shows all times inside in the time zone of the practitioner's working hours. */
export function ScheduleZone({ children }: { children: ReactNode }) {
  const { params } = useListAddress();
  const [now] = useState(useRenderTime());
  const deviceZone = useViewerZone();
  const { data } = useQuery({
    ...queryOfWeek(dayOf(params, deviceZone, now)),
    placeholderData: (former) => former,
  });
  return <ViewerZone value={data?.timeZone ?? deviceZone}>{children}</ViewerZone>;
}

/** Names the zone where its clock differs from the clock of the viewer. */
export function ScheduleZoneLabel({ now, label }: {
  now: number;
  label: (zone: string) => string;
}) {
  const format = useFormat();
  if (!clocksDiffer(format.timeZone, viewerZone(), now)) return null;
  return <ZoneLabel>{label(format.zone(now))}</ZoneLabel>;
}
