import { DomainError } from "../../domain/errors.ts";
import type { ApprovalRule } from "../../domain/session-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PracticeRule, rulesOf } from "./approval-rules.ts";

/** Requests that already wait stay as they are. ERR_FORBIDDEN, ERR_NOT_FOUND for another's practice, ERR_BOOK_AT_PROVIDER. */
export async function updateApprovalRules(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account }: Context,
  { rules }: { rules: { practiceId: string; rule: ApprovalRule }[] },
): Promise<{ isOffered: boolean; rules: PracticeRule[] }> {
  const own = await rulesOf(ports, account);
  if (!ports.scheduling.holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const isOwn = (id: string) => own.rules.some(({ practice }) => practice.id === id);
  if (!rules.every(({ practiceId }) => isOwn(practiceId))) throw new DomainError("ERR_NOT_FOUND");
  await ports.persistence.transaction(async ({ sessionRequests }) => {
    for (const { practiceId, rule } of rules) {
      await sessionRequests.setRule(own.therapistId, practiceId, rule);
    }
  });
  return { isOffered: true, rules: (await rulesOf(ports, account)).rules };
}
