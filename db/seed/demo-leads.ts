import type { DemoAction } from "./demo-actions.ts";
import type { invitations } from "../schema/invitations.ts";
import type { leads } from "../schema/leads.ts";
import type { LeadData } from "./demo-data.ts";
import { day, type DemoDay, demoId, hour, minute } from "./demo-day.ts";

type LeadRows = {
  leads: (typeof leads.$inferInsert)[];
  invitations: (typeof invitations.$inferInsert)[];
  adminActions: DemoAction[];
};

const answers = {
  contacted: "contact-lead",
  invited: "invite-lead",
  declined: "decline-lead",
} as const;

const openForDays = 14;
const remindedAfterDays = 7;

/** People who want to join: one has not confirmed the address, two wait for an answer, the others have one. */
export function leadRows(data: LeadData[], adminId: string, demoDay: DemoDay): LeadRows {
  const morning = (daysAgo: number) => demoDay.startsAt - daysAgo * day + 9 * hour;
  const rows: LeadRows = { leads: [], invitations: [], adminActions: [] };
  for (const { daysAgo, answeredDaysAgo = daysAgo, declinedReason = null, ...lead } of data) {
    const { email, language, state } = lead;
    const id = demoId("lead", email);
    const createdAt = morning(daysAgo);
    const confirmedAt = state === "new" ? null : createdAt + 20 * minute;
    const answer = state === "new" || state === "confirmed" ? null : answers[state];
    const answeredAt = morning(answeredDaysAgo) + 2 * hour;
    rows.leads.push({
      ...lead,
      id,
      emailKey: email,
      confirmedAt,
      declinedReason,
      createdAt,
      updatedAt: answer ? answeredAt : confirmedAt ?? createdAt,
    });
    if (!answer) continue;
    rows.adminActions.push({
      id: demoId("admin-action", "lead", email),
      actorId: adminId,
      action: answer,
      subjectKind: "lead",
      subjectId: id,
      createdAt: answeredAt,
    });
    if (state !== "invited") continue;
    rows.invitations.push({
      id: demoId("invitation", email),
      // No secret has this hash: these invitations cannot be accepted until they are sent again.
      hash: demoId("invitation-hash", email),
      email,
      emailKey: email,
      language,
      leadId: id,
      createdBy: adminId,
      createdAt: answeredAt,
      expiresAt: answeredAt + openForDays * day,
      remindedAt: answeredDaysAgo > remindedAfterDays ? answeredAt + remindedAfterDays * day : null,
    });
  }
  return rows;
}
