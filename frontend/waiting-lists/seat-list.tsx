import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { newTab } from "../addresses.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import type { Instant } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useSearchParams } from "../shell/use-search-params.ts";
import { type FullTime, useMyWaitingLists } from "./queries.ts";
import { SeatDialog } from "./seat-dialog.tsx";

const seatParam = "seat";

/** Each time says how many wait, and where in line the person is. */
export function SeatList({ eventType, times, zone, addressAt, inNewTab = false }: {
  eventType: string;
  times: FullTime[];
  zone?: string | undefined;
  addressAt: (startsAt: Instant) => string;
  inNewTab?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const user = useSessionUser();
  const linked = useSearchParams().get(seatParam);
  const [opened, setOpened] = useState<Instant | null>(linked);
  const open = user ? times.find(({ startsAt }) => startsAt === opened) : undefined;
  const places = useMyWaitingLists();
  const placeAt = (startsAt: Instant) =>
    places.find(({ seat }) => seat?.eventTypeUri === eventType && seat.startsAt === startsAt);
  return (
    <Stack role="group" aria-labelledby={id}>
      <Text size="small" weight="strong" id={id}>{t("waiting.seats.title")}</Text>
      <Stack as="ul" gap="inline">
        {times.map((time) => (
          <li key={time.startsAt}>
            <SeatRow
              time={time}
              zone={zone}
              place={placeAt(time.startsAt)}
              isSignedIn={user !== null}
              loginHref={loginHref(addressAt(time.startsAt), time.startsAt)}
              inNewTab={inNewTab}
              onOpen={() => setOpened(time.startsAt)}
            />
          </li>
        ))}
      </Stack>
      {open && !placeAt(open.startsAt) && (
        <SeatDialog
          eventType={eventType}
          time={open}
          zone={zone}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

function SeatRow({ time, zone, place, isSignedIn, loginHref, inNewTab, onOpen }: {
  time: FullTime;
  zone: string | undefined;
  place: { ahead: number } | undefined;
  isSignedIn: boolean;
  loginHref: string;
  inNewTab: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const when = format.opening(format.dateTime(time.startsAt));
  const label = t("waiting.seats.waitNamed", { when });
  const taken = t("waiting.seats.full", { count: time.waiting });
  return (
    <Row justify="between">
      <Stack gap="tight">
        <Text>{when}</Text>
        <Text size="small" tone="soft">
          {time.waiting === 0 ? t("waiting.seats.fullFirst") : taken}
        </Text>
      </Stack>
      {place && (
        <Text size="small" role="status">
          {place.ahead === 0
            ? t("waiting.place.first")
            : t("waiting.place.ahead", { count: place.ahead })}
        </Text>
      )}
      {!place && isSignedIn && (
        <Button small aria-label={label} onClick={onOpen}>{t("waiting.seats.wait")}</Button>
      )}
      {!place && !isSignedIn && (
        <Button
          small
          aria-label={label}
          href={loginHref}
          reload={inNewTab}
          {...(inNewTab ? newTab : {})}
        >
          {t("waiting.seats.wait")}
        </Button>
      )}
    </Row>
  );
}

function loginHref(address: string, startsAt: Instant): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.set(seatParam, startsAt);
  return `/login?with=code&returnUrl=${encodeURIComponent(`${path}?${params}`)}`;
}
