import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import { clocksDiffer } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { Booked } from "./booking-state.ts";

/** The zone of the shown time, and for a session in person the time at its place where the clocks differ. */
export function BookedZone({ startsAt, timeZone, meetingType, zone, always = false }: {
  startsAt: string;
  timeZone: string;
  meetingType: Booked["meetingType"] | null;
  zone: string;
  /** Names the zone also where it is that of the place. */
  always?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const there = useFormat(timeZone);
  const isForeign = clocksDiffer(zone, timeZone, startsAt);
  if (!isForeign && !always) return null;
  const when = there.dateTime(startsAt);
  return (
    <Text size="small" tone="soft">
      {t("confirmation.show.zone", { zone: format.zone(startsAt) })}
      {isForeign && meetingType === "IN_PERSON" &&
        ` ${t("confirmation.show.there", { zone: there.zone(startsAt), when })}`}
    </Text>
  );
}
