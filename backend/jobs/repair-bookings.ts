import { minute } from "../domain/duration.ts";
import { logLine } from "../domain/log-line.ts";
import { repairBookings } from "../use-cases/therapy-sessions/repair-bookings.ts";
import type { Job } from "./job.ts";

export const repairBookingsJob: Job = {
  name: "repair bookings",
  everyMs: 10 * minute,
  async run({ ports, now, clock }) {
    const repaired = await repairBookings(ports, now);
    const isClean = !repaired || Object.values(repaired).every((count) => count === 0);
    if (isClean) return;
    console.warn(logLine(clock(), { level: "warn", msg: "repair bookings", ...repaired }));
  },
};
