import { minute } from "../domain/duration.ts";
import { cancelComingBookings } from "../use-cases/admin/cancel-coming-bookings.ts";
import type { Job } from "./job.ts";

/** Goes on with what a process that stopped had begun. */
export const cancelComingBookingsJob: Job = {
  name: "cancel coming bookings",
  everyMs: minute,
  atStart: true,
  run: ({ ports, now }) => cancelComingBookings(ports, now),
};
