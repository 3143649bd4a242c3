import { mountCancelBooking } from "./cancel-booking.ts";
import { mountGetBookingCalendarFile } from "./get-booking-calendar-file.ts";
import { mountListBookingAlternatives } from "./list-booking-alternatives.ts";
import { mountPrintBookingReceipt } from "./print-booking-receipt.ts";
import { mountReadBooking } from "./read-booking.ts";
import { mountReplaceBooking } from "./replace-booking.ts";
import { mountRescheduleBooking } from "./reschedule-booking.ts";

export const bookingLinkOperations = [
  mountReadBooking,
  mountListBookingAlternatives,
  mountReplaceBooking,
  mountRescheduleBooking,
  mountCancelBooking,
  mountGetBookingCalendarFile,
  mountPrintBookingReceipt,
];
