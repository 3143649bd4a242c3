import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import type { TherapistCard } from "../../api/therapists.ts";
import { noChoice, readBooking, withBooking } from "../../appointment/booking-choice.ts";
import { instantOf } from "../../days.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { offerAddress } from "../../search/offer-address.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";

const BookingModal = lazy(async () => {
  const [modal] = await Promise.all([
    import("../../appointment/booking-modal.tsx"),
    needTranslations(["appointment"]),
  ]);
  return { default: modal.BookingModal };
});

/** The address that opens the booking of a time without leaving the results. */
export function useBookingHref() {
  const params = useSearchParams();
  return (card: TherapistCard, startsAt: string, type: string | null): string => {
    if (!card.offer) return offerAddress(card, startsAt, type);
    const choice = {
      ...noChoice,
      practice: card.offer.practiceId,
      type,
      start: instantOf(startsAt),
    };
    return `/${withBooking(params, { slug: card.slug, choice })}`;
  };
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
