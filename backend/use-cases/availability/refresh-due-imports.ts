import type { CalendarImport } from "../../domain/calendar-import.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AvailabilityEditor } from "../../ports/scheduling/availability.ts";
import { tryCalendar } from "./calendar-reading.ts";

type SomePorts = Pick<Ports, "calendarFiles" | "scheduling" | "persistence">;

const workerCount = 4;
const batchSize = 40;

/**
 * Reads the imported calendars that are due, a few in parallel. A failure does not stop the others; all are thrown at
 * the end. Begins no more after `stopping` is aborted. `now` in ms.
 */
export async function refreshDueImports(
  ports: SomePorts,
  now: number,
  stopping?: AbortSignal,
): Promise<void> {
  const editor = ports.scheduling.availability;
  if (!editor) return;
  const due = await editor.listDueImports(now, batchSize);
  const failures: unknown[] = [];
  const workers = Array.from({ length: workerCount }, async () => {
    for (let next = due.shift(); next && !stopping?.aborted; next = due.shift()) {
      await refresh(ports, editor, next, now).catch((error) => failures.push(error));
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
}

async function refresh(
  ports: SomePorts,
  editor: AvailabilityEditor,
  { ownerUri, calendar }: { ownerUri: string; calendar: CalendarImport },
  now: number,
): Promise<void> {
  const sheet = await editor.find(ownerUri);
  if (!sheet) return;
  const reading = await tryCalendar(ports, { ownerUri, sheet }, calendar, now);
  await editor.saveImport(reading.calendar, reading.busy);
}
