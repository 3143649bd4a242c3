import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { therapistQuery } from "../../api/therapists.ts";
import {
  type Booking,
  practiceOf,
  readBooking,
  withBooking,
} from "../../appointment/booking-choice.ts";
import { pageForTime } from "../../booking/frame-url.ts";
import { config } from "../../config.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";

const BookingModal = lazyPart(async () => {
  const [modal] = await Promise.all([
    import("../../appointment/booking-modal.tsx"),
    needTranslations(["appointment"]),
  ]);
  return modal.BookingModal;
});

function BookingLink({ slug, choice: { practice: id, start } }: Booking) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: therapist } = useQuery(therapistQuery(slug));
  const practice = therapist && practiceOf(therapist.practices, id);
  if (!therapist || !practice || !start) return null;
  const { name, calendarUrl } = therapist;
  const { schedulingUrl } = practice;
  const { origin } = config.scheduling;
  const page = pageForTime({ calendarUrl, schedulingUrl, startsAt: start }, origin);
  const when = `${format.day(start)} ${format.time(start)}`;
  return (
    <Page>
      <Note icon="calendar-check">
        <Button variant="primary" href={page.href}>{t("home.card.book", { name, when })}</Button>
      </Note>
    </Page>
  );
}

/** Leads to the booking page of the chosen time where no dialog can open. */
export function BookingWithoutScripts() {
  const booking = readBooking(useSearchParams());
  return (
    <noscript>
      {booking && <BookingLink {...booking} />}
    </noscript>
  );
}

export function BookingOverResults() {
  const params = useSearchParams();
  const navigate = useNavigate();
  const booking = readBooking(params);
  if (!booking?.choice.start) return null;
  const { slug, choice: { start, ...choice } } = booking;
  return (
    <Suspense>
      <BookingModal
        key={slug + start}
        slug={slug}
        choice={{ ...choice, start }}
        addressAt={(start) => `/${withBooking(params, { slug, choice: { ...choice, start } })}`}
        onClose={() =>
          void navigate({ search: withBooking(params, null) }, {
            preventScrollReset: true,
            replace: true,
          })}
      />
    </Suspense>
  );
}
