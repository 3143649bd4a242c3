import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { freeTimesHref } from "../../addresses.ts";
import { FeeNote } from "../../therapy-sessions/fee-note.tsx";
import { BookingReturned } from "../../therapy-sessions/money-note.tsx";
import { BookingOnSiteNote } from "../../therapy-sessions/on-site-note.tsx";
import { BookingComments, BookingLinkPage, TimeOfBooking } from "./booked.tsx";
import type { BookedSession } from "./queries.ts";

type Ended = Exclude<BookedSession["status"], "booked">;

export function BookAgain({ booking }: { booking: BookedSession }) {
  const { t } = useTranslation();
  return (
    <Button href={freeTimesHref(booking.therapist.slug)}>{t("confirmation.show.again")}</Button>
  );
}

/** A booking that is cancelled or over. */
export function EndedBooking({ booking, note }: {
  booking: BookedSession & { status: Ended };
  note?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <BookingLinkPage
      title={t(`confirmation.show.${booking.status}`)}
      lead={booking.cancelledForAbsence
        ? t("confirmation.show.cancelledForAbsence")
        : t(`confirmation.show.${booking.status}Text`)}
    >
      {note}
      <TimeOfBooking {...booking} />
      {booking.status === "cancelled" && <BookingReturned booking={booking} />}
      <FeeNote session={booking} />
      <BookingOnSiteNote booking={booking} />
      <BookingComments booking={booking} />
      <Row>
        {booking.schedulingUrl && <BookAgain booking={booking} />}
        <Button variant="quiet" href="/journal">{t("confirmation.show.journal")}</Button>
      </Row>
    </BookingLinkPage>
  );
}

export function isEnded(booking: BookedSession): booking is BookedSession & { status: Ended } {
  return booking.status !== "booked";
}
