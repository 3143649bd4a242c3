import type { Rule } from "../../domain/rule.ts";
import { covers } from "../../domain/suitability/clearance.ts";
import {
  isSaid,
  unreadWarning,
  type WarningCause,
  type WarningContent,
} from "../../domain/suitability/session-warning.ts";
import { versionInForce } from "../../domain/suitability/rule-version.ts";
import { withNewVersion } from "../../domain/therapy-session.ts";
import type { BookedPractice } from "../../ports/persistence/session-warnings.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { sessionWarningMail } from "../therapy-sessions/session-mails.ts";
import { verdictOfUser } from "./check-booking.ts";

const batch = 50;

/**
 * Checks booked sessions again when rules came into force or a client changed their answers, and warns each client once
 * of what is stricter. One transaction per client, so that a stop loses nothing and no mail is sent twice. Returns how
 * many clients were checked. `now` in ms.
 */
export async function checkBookedSessions(
  { persistence }: Pick<Ports, "persistence">,
  { now, stopping }: { now: number; stopping?: AbortSignal },
): Promise<number> {
  for (const version of await persistence.ruleVersions.listToFollow(now)) {
    await persistence.transaction(({ ruleVersions }) => ruleVersions.follow(version, now));
  }
  let checked = 0;
  while (!stopping?.aborted) {
    const due = await persistence.sessionWarnings.listChecks(batch);
    if (due.length === 0) break;
    const former = await formerRules(persistence, now);
    for (const { userId } of due) {
      if (stopping?.aborted) break;
      await persistence.transaction(async (repositories) => {
        const cause = await repositories.sessionWarnings.takeCheck(userId);
        if (cause === null) return;
        await checkUser(persistence, repositories, { userId, cause, former, now });
        checked++;
      });
    }
  }
  return checked;
}

/** The rules that were in force before those of now; null when they are not known. */
async function formerRules(
  { ruleVersions }: Pick<Repositories, "ruleVersions">,
  now: number,
): Promise<Rule[] | null> {
  const versions = await ruleVersions.list();
  const current = versionInForce(versions, now);
  const former = versionInForce(
    versions.filter(({ version }) => version !== current?.version),
    now,
  );
  return former && ((await ruleVersions.find(former.version))?.rules ?? null);
}

type Check = { userId: string; cause: WarningCause; former: Rule[] | null; now: number };

async function checkUser(
  persistence: Persistence,
  repositories: Repositories,
  check: Check,
): Promise<void> {
  const booked = await repositories.sessionWarnings.listBooked([check.userId], check.now);
  for (const session of booked) await checkSession(persistence, repositories, session, check);
}

async function checkSession(
  { newId }: Pick<Persistence, "newId">,
  repositories: Repositories,
  session: BookedPractice,
  check: Check,
): Promise<void> {
  const { userId, now } = check;
  const { outbox, sessionWarnings, therapySessions } = repositories;
  const open = await sessionWarnings.openOf(session.id);
  const next = await unreadOf(repositories, session, now);
  if (next && open && isSaid(open.content, next)) return;
  if (open) await sessionWarnings.close(open.id, "gone", now);
  const found = (await therapySessions.find(session.id))!;
  // What the client could cancel for free stays free while anything is unread.
  const cause = next && (open?.cause === "rules" ? open.cause : causeOf(next, check));
  const rulesChangedAt = cause === "rules" ? found.rulesChangedAt ?? now : null;
  if (rulesChangedAt !== found.rulesChangedAt) {
    await therapySessions.save(withNewVersion({ ...found, rulesChangedAt }, now));
  }
  if (!next || !cause) return;
  const id = newId();
  await sessionWarnings.add({
    id,
    userId,
    therapySessionId: session.id,
    cause,
    content: next,
    foundAt: now,
  });
  const facts = await readSessionMailFacts(repositories, found, null, now);
  if (facts) await outbox.add(sessionWarningMail(id, facts), now);
}

/** What the client has not read; a clearance of the practitioner covers reasons to ask first. */
async function unreadOf(
  repositories: Repositories,
  { id, userId, therapistId, practiceType }: BookedPractice,
  now: number,
): Promise<WarningContent | null> {
  const verdict = await verdictOfUser(repositories, userId, practiceType);
  if (verdict?.verdict === "ask") {
    const client = { userId, therapistId, practiceType };
    const clearance = await repositories.clearances.findInForce(client, now);
    if (clearance && covers(clearance, verdict, now)) return null;
  }
  const record = await repositories.suitabilityRecords.ofSession(id);
  return unreadWarning(verdict, record?.userId === userId ? record.acknowledged : null);
}

/** The rules are the cause when at least one that is unread is not as it was before. */
function causeOf({ rules, practice }: WarningContent, { cause, former }: Check): WarningCause {
  if (cause === "answers" || former === null) return "answers";
  const isNew = rules.some(({ id, fact, severity }) =>
    !former.some((rule) =>
      rule.id === id && rule.fact === fact && rule.severity === severity &&
      rule.practices.includes(practice)
    )
  );
  return isNew ? "rules" : "answers";
}
