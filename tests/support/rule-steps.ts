import type { Rule } from "backend/domain/rule.ts";
import type { RuleChange } from "backend/domain/suitability/rule-change.ts";
import type { TestApp } from "../test-app.ts";

type Headers = Record<string, string>;

type Draft = {
  id: string;
  version: string;
  basedOn: number;
  latestVersion: number;
  problems: { path: string; errCode: string }[];
};

/** A rule that is like a known one but for `changes`. */
export function ruleLike(rule: Rule, changes: Partial<Rule> = {}): Rule {
  return { ...structuredClone(rule), ...changes };
}

/** A draft with these changes, of the administrator. */
export async function draftWith(
  app: TestApp,
  headers: Headers,
  changes: RuleChange[],
  title = "A change",
): Promise<Draft> {
  const begun = await app.post("/admin/rule-drafts", { title }, headers);
  const draft = await begun.json();
  const saved = await app.send("PUT", `/admin/rule-drafts/${draft.id}`, {
    title,
    basedOn: draft.basedOn,
    changes,
    notReached: [],
  }, { ...headers, "If-Match": draft.version });
  if (saved.status !== 200) throw new Error(await saved.text());
  return await saved.json();
}

export async function sendDraft(
  app: TestApp,
  headers: Headers,
  { id, version }: Pick<Draft, "id" | "version">,
  effectiveFrom: string | null = null,
): Promise<Draft> {
  const body = { comment: "Because of new guidance.", effectiveFrom };
  const path = `/admin/rule-drafts/${id}/send`;
  const answer = await app.post(path, body, { ...headers, "If-Match": version });
  if (answer.status !== 200) throw new Error(await answer.text());
  return await answer.json();
}

/** Publishes changes as two administrators do. Returns the number of the version. */
export async function publishRules(
  app: TestApp,
  changes: RuleChange[],
  effectiveFrom: string | null = null,
): Promise<number> {
  const first = await app.signIn("admin@demo.heaolu.ee");
  const second = await app.signIn("admin2@demo.heaolu.ee");
  const draft = await draftWith(app, first.headers, changes);
  const { id, version } = await sendDraft(app, first.headers, draft, effectiveFrom);
  const answer = await app.post(`/admin/rule-drafts/${id}/publish`, undefined, {
    ...second.headers,
    "If-Match": version,
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()).version;
}
