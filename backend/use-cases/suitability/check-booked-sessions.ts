import type { Rule } from "../../domain/rule.ts";
import {
  isSaid,
  needsMail,
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
import { queueRequestMail } from "../session-requests/request-mails.ts";
import { unreadVerdict } from "./unread-verdict.ts";

const batch = 50;

/**
 * Checks booked sessions and waiting requests again when rules came into force or a client changed their answers, and
 * warns each client once of what is stricter. One transaction per client, so that a stop loses nothing and no mail is
 * sent twice. Returns how many clients were checked. `now` in ms.
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
  await checkRequests(repositories, check);
}

/** A waiting request shows its warning in the journal; the client gets one mail for each verdict. */
async function checkRequests(
  repositories: Repositories,
  { userId, now }: Pick<Check, "userId" | "now">,
): Promise<void> {
  for (const request of await repositories.sessionRequests.listWaitingOf(userId, now)) {
    if (request.intro) continue;
    const booking = { sessionRequestId: request.id };
    const unread = await unreadVerdict(repositories, { ...request, booking }, now);
    if (!unread) continue;
    const mail = {
      event: "session-request-warning",
      to: "client",
      verdict: unread.content.to,
    } as const;
    await queueRequestMail(repositories, mail, request, now);
  }
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
  const booking = { therapySessionId: session.id };
  const next = (await unreadVerdict(repositories, { ...session, booking }, now))?.content ?? null;
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
  if (open && !needsMail(open.content, next)) return;
  const facts = await readSessionMailFacts(repositories, found, null, now);
  if (facts) await outbox.add(sessionWarningMail(id, facts), now);
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
