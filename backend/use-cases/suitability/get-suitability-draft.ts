import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CurrentDraft, currentDraft } from "./current-draft.ts";

export async function getSuitabilityDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<CurrentDraft | null> {
  const draft = await persistence.suitabilityResults.findDraft(account.userId);
  if (!draft) return null;
  return currentDraft((await persistence.suitabilityContents.current()).questionnaire, draft);
}
