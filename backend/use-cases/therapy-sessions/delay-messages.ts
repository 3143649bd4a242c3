import type { Account } from "../../domain/account.ts";
import { day } from "../../domain/duration.ts";
import {
  delaysOf,
  firstToDelay,
  knowsOfDelay,
  sessionsToDelay,
} from "../../domain/running-late.ts";
import type { Language } from "../../domain/text.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { schedulingAccountOf } from "../scheduling/scheduling-account.ts";
import { readSessionMailFacts } from "./session-mail-facts.ts";
import { delayMail } from "./session-mails.ts";
import { requireOwnProfile } from "../require-right.ts";

export type DelayInput = { minutes: number; fromId?: string | undefined };

/** The mail to one client. `isKnown`: the client knows of a delay as long already and gets no other mail. */
type DelayMessage = {
  session: TherapySessionEntry;
  minutes: number;
  language: Language;
  isKnown: boolean;
  mail: MailMessage;
};

/** What a practitioner who is late can announce. */
export type Delay = {
  /** The sessions of today that the delay can begin with. */
  sessions: TherapySessionEntry[];
  fromId: string | null;
  messages: DelayMessage[];
};

/** The zone of the caller's days and the minutes between two places. ERR_FORBIDDEN when not a practitioner. */
export async function readDelayRules(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Account,
): Promise<{ therapistId: string; timeZone: string; travelMinutes: number }> {
  const therapistId = requireOwnProfile(account, "keep-calendar");
  const editor = ports.scheduling.availability;
  const ownerUri = editor && await schedulingAccountOf(ports, account);
  const hours = ownerUri ? await editor?.find(ownerUri) : null;
  const user = await ports.persistence.users.find(account.userId);
  return {
    therapistId,
    timeZone: hours?.timeZone ?? user!.timeZone,
    travelMinutes: hours?.settings.travelMinutes ?? 0,
  };
}

/** ERR_NOT_FOUND when the named session cannot be delayed. */
export async function readDelay(
  repositories: Repositories,
  { therapistId, timeZone, travelMinutes }: Awaited<ReturnType<typeof readDelayRules>>,
  { minutes, fromId }: DelayInput,
  now: number,
): Promise<Delay> {
  const filter = { now, from: now - day, to: now + day };
  const query = { limit: 100, order: "soonest" as const, filter };
  const { items } = await repositories.therapySessions.listOfTherapist(therapistId, query);
  const sessions = sessionsToDelay(items, timeZone, now);
  const first = fromId ?? firstToDelay(sessions, now)?.id;
  if (first === undefined) return { sessions, fromId: null, messages: [] };
  const messages: DelayMessage[] = [];
  for (const late of delaysOf(sessions, { fromId: first, minutes, travelMinutes })) {
    const facts = await readSessionMailFacts(repositories, late.session, null, now);
    if (!facts) continue;
    messages.push({
      ...late,
      language: facts.client.language,
      isKnown: knowsOfDelay(late.session, late.minutes),
      mail: delayMail(late.minutes, facts),
    });
  }
  return { sessions, fromId: first, messages };
}
