import { mountAddCalendarImport } from "./add-calendar-import.ts";
import { mountCloseTime } from "./close-time.ts";
import { mountEndBlockingTime } from "./end-blocking-time.ts";
import { mountExplainAvailability } from "./explain-availability.ts";
import { mountGetAvailability } from "./get-availability.ts";
import { mountGetWorkCalendar } from "./get-work-calendar.ts";
import { mountListBlockingTimes } from "./list-blocking-times.ts";
import { mountOpenClosedTime } from "./open-closed-time.ts";
import { mountPreviewAvailability } from "./preview-availability.ts";
import { mountRefreshCalendarImport } from "./refresh-calendar-import.ts";
import { mountRemoveCalendarImport } from "./remove-calendar-import.ts";
import { mountUpdateAvailability } from "./update-availability.ts";

export const availabilityOperations = [
  mountGetAvailability,
  mountUpdateAvailability,
  mountPreviewAvailability,
  mountExplainAvailability,
  mountGetWorkCalendar,
  mountListBlockingTimes,
  mountEndBlockingTime,
  mountCloseTime,
  mountOpenClosedTime,
  mountAddCalendarImport,
  mountRefreshCalendarImport,
  mountRemoveCalendarImport,
];
