import { consentInForce } from "../../domain/consent.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CurrentResult, currentResult } from "../suitability/current-result.ts";
import { requireOpenedUser } from "./opened-user.ts";

const most = 20;

/** The test results of a person who agreed to share them; without this consent none. ERR_REASON_REQUIRED. */
export async function listUserTests(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<{ isShared: boolean; results: CurrentResult[] }> {
  await requireOpenedUser(persistence, context, { id, access: "tests" });
  const consents = await persistence.consents.list(id);
  if (!consentInForce(consents, "test-sharing")) return { isShared: false, results: [] };
  const results = await persistence.suitabilityResults.listOfUser(id, most);
  if (results.length === 0) return { isShared: true, results: [] };
  const content = await persistence.suitabilityContents.current();
  return { isShared: true, results: results.map((result) => currentResult(content, result)) };
}
