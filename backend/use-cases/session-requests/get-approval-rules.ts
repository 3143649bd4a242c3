import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type PracticeRule, rulesOf } from "./approval-rules.ts";

type ApprovalRules = {
  /** Whether bookings can wait for an answer; only our own calendar can keep a time. */
  isOffered: boolean;
  rules: PracticeRule[];
};

export async function getApprovalRules(
  ports: Pick<Ports, "persistence" | "scheduling">,
  { account }: Context,
): Promise<ApprovalRules> {
  const { rules } = await rulesOf(ports, account);
  return { isOffered: ports.scheduling.holds !== null, rules };
}
