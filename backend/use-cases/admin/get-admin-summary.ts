import { unansweredSince } from "../../domain/client-question.ts";
import { endsSoon } from "../../domain/certificate-reminder.ts";
import type { AdminSummary } from "../../ports/persistence/admin-queues.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";

export async function getAdminSummary(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<AdminSummary> {
  requireAdmin(account);
  return await persistence.adminQueues.summary({
    now,
    lastDays: endsSoon(now),
    unansweredSince: unansweredSince(now),
  });
}
