import { unansweredSince } from "../../domain/client-question.ts";
import { endsSoon } from "../../domain/certificate-reminder.ts";
import { day, hour } from "../../domain/duration.ts";
import { waitingKinds } from "../../ports/persistence/admin-queues.ts";
import type { Ports } from "../../ports/ports.ts";

const restsFor = 7 * day;
const waitsFor = 2 * day;
const batchSize = 50;
/** The digest is not sent at night: from 6:00 UTC, 8:00 or 9:00 in Tallinn. */
const digestFrom = 6 * hour;

/** Reminds practitioners of a profile that they began, once. `now` in ms. */
export async function remindOfRestingProfiles(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const query = { before: now - restsFor, limit: batchSize };
  if ((await persistence.approvals.listResting(query)).length === 0) return 0;
  return await persistence.transaction(async ({ approvals, outbox }) => {
    const resting = await approvals.listResting(query);
    for (const { invitationId, email, language, name } of resting) {
      await approvals.markReminded(invitationId, now);
      await outbox.add({
        to: email,
        language,
        template: "profile-unfinished",
        facts: { name, path: "/sessions/profile" },
      }, now);
    }
    return resting.length;
  });
}

/** Mails administrators, at most once a day, when something has waited for more than two days. `now` in ms. */
export async function remindAdmins(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<void> {
  if (now % day < digestFrom) return;
  const { waitingSince, ...counts } = await persistence.adminQueues.summary({
    now,
    lastDays: endsSoon(now),
    unansweredSince: unansweredSince(now),
    kinds: waitingKinds,
  });
  if (waitingSince === null || waitingSince > now - waitsFor) return;
  const today = new Date(now).toISOString().slice(0, 10);
  const { leads, practitioners, certificates, reviews, reports, rules } = counts;
  await persistence.transaction(async ({ outbox, users }) => {
    for (const { id, email, language } of await users.listAdmins()) {
      await outbox.add({
        to: email,
        language,
        template: "admin-digest",
        facts: {
          path: "/admin",
          leads: String(leads),
          practitioners: String(practitioners),
          certificates: String(certificates),
          reviews: String(reviews + reports),
          rules: String(rules),
        },
        onceKey: `admin digest ${id} ${today}`,
      }, now);
    }
  });
}
