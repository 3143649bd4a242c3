import { defaultTimeZone } from "../../domain/account.ts";
import { type ClientVisits, returnsWithin } from "../../domain/client-figures.ts";
import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { OpenHours } from "../../domain/open-hours.ts";
import {
  figurePeriod,
  figuresOf,
  periodBefore,
  type SessionFigures,
} from "../../domain/session-figures.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { schedulingAccountOf } from "../scheduling/scheduling-account.ts";
import { requireOwner } from "./own-profile.ts";

export type OwnFigures = SessionFigures & {
  timeZone: string;
  /** Those who came most often. */
  clients: (ClientVisits & { name: string })[];
};

export const mostListedClients = 60;

/** For the practitioner alone. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_INVALID_INPUT. */
export async function getSessionFigures(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Context,
  { id, ...dates }: { id: string; from: string; to: string },
): Promise<OwnFigures> {
  requireOwner(account, id, { admins: false });
  const period = figurePeriod(dates);
  const { sessionFigureRows } = ports.persistence;
  const openSince = await sessionFigureRows.beganAt(id);
  if (openSince === null) throw new DomainError("ERR_NOT_FOUND");
  const before = periodBefore(period);
  const starts = startsOf({ from: before.from, to: period.to });
  const [sessions, firstMeetings, hours] = await Promise.all([
    sessionFigureRows.listCounted(id, { ...starts, from: starts.from - returnsWithin * day }),
    sessionFigureRows.firstMeetings(id, starts, now),
    openHoursOf(ports, account),
  ]);
  const figures = figuresOf({ sessions, firstMeetings, hours, openSince, period, now });
  const listed = figures.total.visits.slice(0, mostListedClients);
  const names = await sessionFigureRows.namesOfClients(id, listed.map(({ userId }) => userId));
  return {
    ...figures,
    timeZone: hours?.timeZone ?? defaultTimeZone,
    clients: listed.map((visits) => ({ ...visits, name: names.get(visits.userId) ?? "" })),
  };
}

/** All instants (ms) that are in the period in some zone. */
export function startsOf({ from, to }: { from: number; to: number }) {
  return { from: (from - 1) * day, to: (to + 2) * day };
}

async function openHoursOf(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Context["account"],
): Promise<OpenHours | null> {
  const editor = ports.scheduling.availability;
  const ownerUri = editor && await schedulingAccountOf(ports, account);
  const sheet = ownerUri && await editor.find(ownerUri);
  if (!sheet) return null;
  const { settings, ...hours } = sheet;
  return { ...hours, closedOnPublicHolidays: settings.closedOnPublicHolidays };
}
