import { heldByVisitor } from "./guest-calls.ts";
import {
  importedCalendar,
  noCallLinks,
  otherCalendar,
  ownHours,
  previewOfTimes,
  questionOfTime,
} from "./matrix-calls.ts";
import { roles, type Row, row } from "./matrix-row.ts";
import { bookingForClient, closedTime, openTime } from "./calendar-calls.ts";

/** What practitioners do with their own hours and calendars. */
export const availabilityRows: Row[] = [
  row("getCallLinks", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("updateCallLinks", roles({ practitioner: 200, otherPractitioner: 200 }), noCallLinks),
  row("getAvailability", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("updateAvailability", roles({ practitioner: 200, otherPractitioner: 200 }), ownHours),
  row("previewAvailability", roles({ practitioner: 200, otherPractitioner: 404 }), previewOfTimes),
  row("explainAvailability", roles({ practitioner: 200, otherPractitioner: 404 }), questionOfTime),
  row(
    "getWorkCalendar",
    roles({ practitioner: 200, otherPractitioner: 200 }),
    () => ({ query: { from: "2026-11-23", to: "2026-11-29" } }),
  ),
  row("listBlockingTimes", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("endBlockingTime", roles({ practitioner: 204, otherPractitioner: 404 }), heldByVisitor),
  row("closeTime", roles({ practitioner: 204, otherPractitioner: 204 }), openTime),
  row("openClosedTime", roles({ practitioner: 204, otherPractitioner: 204 }), closedTime),
  row(
    "previewDelay",
    roles({ practitioner: 200, otherPractitioner: 200 }),
    () => ({ query: { minutes: "10" } }),
  ),
  row(
    "announceDelay",
    roles({ practitioner: 200, otherPractitioner: 200 }),
    () => ({ body: { minutes: 10 } }),
  ),
  row("bookForClient", roles({ practitioner: 201, otherPractitioner: 409 }), bookingForClient),
  row("addCalendarImport", roles({ practitioner: 201, otherPractitioner: 201 }), otherCalendar),
  row(
    "refreshCalendarImport",
    roles({ practitioner: 200, otherPractitioner: 404 }),
    importedCalendar,
  ),
  row(
    "removeCalendarImport",
    roles({ practitioner: 204, otherPractitioner: 404 }),
    importedCalendar,
  ),
];
