import { safeReturnUrl } from "backend/domain/return-url.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { HoldRing } from "ui-kit/booking/hold-ring.tsx";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { type Practice, therapistQuery } from "../../api/therapists.ts";
import { bookingAt, withStart } from "../../appointment/booking-at.ts";
import { meetingTypeOf, practiceOf } from "../../appointment/booking-choice.ts";
import { nearestTimes } from "../../booking/booking-state.ts";
import { openedAt, useOpenedAt, weekTimesQuery } from "../../booking/free-time-queries.ts";
import { handedHold, keepHold, keptHold } from "../../booking/kept-hold.ts";
import { ticketDateOf } from "../../booking/ticket-date.ts";
import { useClock } from "../../booking/use-clock.ts";
import { config } from "../../config.ts";
import { dayMs, type Instant } from "../../days.ts";
import type { PageLocation } from "../../page-location.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useIsTakingOver } from "../../use-render-time.ts";

const minuteMs = 60_000;

/** How long a time is held for a login (ms). */
const heldMs = 15 * minuteMs;

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Countdown({ expiresAt, now }: { expiresAt: number; now: number }) {
  const { t } = useTranslation();
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  return (
    <>
      <HoldRing left={(expiresAt - now) / heldMs}>
        {t("auth.ticket.held", { left: clockText(seconds) })}
      </HoldRing>
      <VisuallyHidden role="status">
        {seconds <= 60 ? t("auth.ticket.minute") : ""}
      </VisuallyHidden>
    </>
  );
}

function timesAround({ eventTypeUri }: Practice, startsAt: Instant, openedAt: number) {
  return weekTimesQuery(eventTypeUri, Math.max(openedAt, Date.parse(startsAt) - 2 * dayMs));
}

/** Loads what `BookingTicket` shows. */
export async function prefetchTicket(
  cache: QueryClient,
  { search, now }: Pick<PageLocation, "search" | "now">,
): Promise<void> {
  const booking = bookingAt(safeReturnUrl(search.get("returnUrl"), config.origin));
  if (!booking) return;
  await cache.prefetchQuery(therapistQuery(booking.slug));
  const therapist = cache.getQueryData(therapistQuery(booking.slug).queryKey);
  const practice = therapist && practiceOf(therapist.practices, booking.choice.practice);
  const { start } = booking.choice;
  if (practice && start) await cache.prefetchQuery(timesAround(practice, start, openedAt(now)));
}

/** Shown when the time is held no longer: whether it is still free, otherwise the nearest free times. */
function NotHeld({ practice, startsAt, returnUrl }: {
  practice: Practice;
  startsAt: Instant;
  returnUrl: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const openedAt = useOpenedAt();
  const { data: times } = useQuery(timesAround(practice, startsAt, openedAt));
  const free = times?.map(({ start_time }) => start_time);
  if (!free) return <Note icon="clock" role="status">{t("auth.ticket.over")}</Note>;
  if (free.includes(startsAt)) {
    return (
      <Note icon="clock" role="status">
        {t("auth.ticket.stillFree", { time: format.time(startsAt) })}
      </Note>
    );
  }
  const nearest = nearestTimes(free, startsAt);
  return (
    <Note
      icon="clock"
      tone="warning"
      role="status"
      actions={nearest.map((time) => (
        <Slot
          key={time}
          variant="spread"
          day={format.day(time)}
          time={format.time(time)}
          dateTime={time}
          href={withStart(returnUrl, time)}
        />
      ))}
    >
      {t(nearest.length > 0 ? "auth.ticket.nearest" : "auth.ticket.gone", {
        time: format.time(startsAt),
      })}
    </Note>
  );
}

/** What a visitor was about to book before the login, and how long it is held. */
export function BookingTicket({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useClock(1000);
  const isTakingOver = useIsTakingOver();
  const { label } = useDomainValues();
  const booking = bookingAt(returnUrl);
  const { data: therapist } = useQuery({
    ...therapistQuery(booking?.slug ?? ""),
    enabled: booking !== null,
  });
  const practice = therapist && practiceOf(therapist.practices, booking?.choice.practice ?? null);
  const startsAt = booking?.choice.start;
  const handed = handedHold(returnUrl);
  const keepHanded = useEffectEvent((eventType: string) => {
    if (!handed || !startsAt || keptHold(eventType, startsAt)) return;
    keepHold({ ...handed, eventType, startsAt, forLogin: true });
  });
  const eventType = practice?.eventTypeUri;
  useEffect(() => {
    if (eventType) keepHanded(eventType);
  }, [eventType]);
  if (!practice || !startsAt) return null;
  const kept = isTakingOver ? null : keptHold(practice.eventTypeUri, startsAt);
  const hold = kept ?? handed;
  const type = meetingTypeOf(practice, booking.choice.type);
  const ends = Date.parse(startsAt) + practice.durationMinutes * minuteMs;
  const name = practice.intro ? t("auth.ticket.intro") : label("THERAPY_TYPE", practice.type);
  const facts = [
    format.minutes(practice.durationMinutes),
    practice.priceCents === 0 ? t("auth.ticket.free") : format.money(practice.priceCents),
    type && label("MEETING_TYPE", type),
  ];
  return (
    <Stack role="group" aria-label={t("auth.ticket.label")}>
      <Ticket
        date={ticketDateOf(startsAt, format)}
        time={format.times(startsAt, ends)}
        lines={[`${therapist.name} · ${name}`, facts.filter(Boolean).join(" · ")]}
      />
      {hold && hold.expiresAt > now
        ? <Countdown expiresAt={hold.expiresAt} now={now} />
        : <NotHeld practice={practice} startsAt={startsAt} returnUrl={returnUrl} />}
    </Stack>
  );
}
