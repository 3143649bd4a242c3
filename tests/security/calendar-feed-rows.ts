import { calendarFeed } from "./matrix-calls.ts";
import { open, type Row, row, signedIn } from "./matrix-row.ts";

export const calendarFeedRows: Row[] = [
  row("getCalendarFeed", signedIn(200)),
  row("createCalendarFeed", signedIn(201), () => ({ body: { detail: "discreet" } })),
  row("removeCalendarFeed", signedIn(204)),
  row("readCalendarFeed", open(200), calendarFeed),
  row("readCalendarFeed", open(404), () => ({ params: { file: `${"x".repeat(43)}.ics` } }), {
    when: "at an unknown address",
  }),
];
