import type { Terms } from "./world.ts";

/** Open day and night without breaks. Sessions take an hour, so each day has 24 of them. */
export const alwaysOpen: Terms = {
  durationMinutes: 60,
  noticeHours: 24,
  availability: {
    timeZone: "UTC",
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      fromMinute: 0,
      toMinute: 1440,
      placeId: "place",
    })),
    bufferMinutes: 0,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 120,
    stepMinutes: 60,
    dailyMaximum: null,
    closedOnPublicHolidays: false,
  },
};
