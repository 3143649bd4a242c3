import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import { changesOfFile, readRuleFile, ruleFileLimits } from "../../domain/suitability/rule-file.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { newDraft } from "./create-rule-draft.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { findLatestRules, lookAtDraft, type LookedAtDraft } from "./rule-context.ts";

/** Makes a draft of a file. ERR_INVALID_INPUT with all problems; then nothing is stored. */
export async function importRules(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { title, text }: { title: string; text: string },
): Promise<LookedAtDraft> {
  requireRight(account, "manage-rules");
  if (text.length > ruleFileLimits.characters) throw new DomainError("ERR_TOO_LARGE");
  const content = parsed(text);
  return await persistence.transaction(async (repositories) => {
    const { latest, content: context } = await findLatestRules(repositories);
    const { rules, problems } = readRuleFile(content, context);
    if (problems.length > 0) {
      throw new DomainError("ERR_INVALID_INPUT", { errors: problems.slice(0, mostNamed) });
    }
    const changes = changesOfFile(latest.rules, rules);
    if (changes.length === 0) {
      throw new DomainError("ERR_INVALID_INPUT", { errors: [problem("rules", "ERR_UNCHANGED")] });
    }
    const id = persistence.newId();
    const draft = newDraft(
      { id, title, basedOn: latest.version, changes },
      { userId: account.userId, now },
    );
    await repositories.ruleDrafts.save(draft);
    await recordAction(persistence, repositories, { account, now }, {
      action: "import-rules",
      kind: "rules",
      id,
      detail: { title },
    });
    return await lookAtDraft(repositories, id);
  });
}

/** A longer list would not help to mend a file. */
const mostNamed = 500;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [problem("text", "ERR_INVALID_FORMAT", { format: "JSON" })],
    });
  }
}
