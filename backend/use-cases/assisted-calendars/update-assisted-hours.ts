import { bookingsOutside } from "../../domain/availability-conflicts.ts";
import type { WeeklyRule } from "../../domain/availability.ts";
import { requireGoodDraft } from "../../domain/availability-problems.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { ownEditor } from "../availability/own-availability.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { type AssistedHours, assistedHours } from "./assisted-hours.ts";
import { calendarRecord, requireKeptCalendar } from "./kept-calendar.ts";

/** `outside`: how many booked sessions are outside the new hours; they stay. */
type ChangedHours = AssistedHours & { outside: number };

/**
 * Replaces the weekly hours; everything else of the availability and the booked sessions stay. Errors as
 * `requireKeptCalendar` and `ownEditor`, and ERR_INVALID_INPUT, ERR_STALE when changed since `version` (ms).
 */
export async function updateAssistedHours(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, rules, version }: {
    therapistId: string;
    rules: WeeklyRule[];
    version: number | undefined;
  },
): Promise<ChangedHours> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const { editor, ownerUri } = await ownEditor(ports, keeper);
  const record = calendarRecord(persistence, keeper, "hours", now);
  const before = await editor.change(ownerUri, now, async (repositories, { sheet, replace }) => {
    if (version !== undefined && version !== sheet.updatedAt) throw new DomainError("ERR_STALE");
    const withIds = rules.map((rule) => ({ ...rule, id: persistence.newId() }));
    const draft = { ...sheet, rules: withIds };
    requireGoodDraft(draft, now);
    await replace(draft);
    await record(repositories);
    return sheet;
  });
  await offerFreedTimes(ports, therapistId, now);
  const sheet = (await editor.find(ownerUri))!;
  const bookings = await editor.listUpcoming(ownerUri, now);
  const { length: outside } = bookingsOutside(sheet, bookings, before.places);
  return { ...assistedHours(sheet), outside };
}
