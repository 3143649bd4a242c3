import type { Ports } from "../../ports/ports.ts";
import { tryCalendar } from "./calendar-reading.ts";

const atOnce = 4;
const perTurn = 40;

/** Reads the calendars whose time has come, a few at once. `now` in ms. */
export async function refreshDueImports(
  { foreignCalendars, scheduling }: Pick<Ports, "foreignCalendars" | "scheduling">,
  now: number,
): Promise<void> {
  const editor = scheduling.availability;
  if (!editor) return;
  const due = await editor.listDueImports(now, perTurn);
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = due.shift(); next; next = due.shift()) {
      const sheet = await editor.find(next.ownerUri);
      if (!sheet) continue;
      const { calendar, busy } = await tryCalendar(foreignCalendars, next.calendar, sheet, now);
      await editor.saveImport(calendar, busy);
    }
  });
  await Promise.all(workers);
}
