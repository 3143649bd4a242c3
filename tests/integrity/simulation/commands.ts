import * as booking from "./booking-steps.ts";
import * as calendar from "./calendar-steps.ts";
import { erase } from "./erase-step.ts";
import * as journal from "./journal-steps.ts";
import * as time from "./time-steps.ts";

/** Frequent steps are repeated: each entry is equally likely. */
export const commonSteps = [
  booking.book,
  booking.book,
  booking.book,
  booking.bookTaken,
  booking.crowd,
  booking.hold,
  booking.hold,
  booking.bookHeld,
  booking.release,
  journal.cancel,
  journal.cancel,
  journal.reschedule,
  journal.reschedule,
  journal.rate,
  journal.noShow,
  time.pass,
  time.pass,
  time.pass,
  calendar.editWeek,
  calendar.changeZone,
  calendar.goAway,
  calendar.takeVacation,
  erase,
];

/** Slow steps; a few per simulation are enough. */
export const slowSteps = [time.restart, time.kill, time.kill];
