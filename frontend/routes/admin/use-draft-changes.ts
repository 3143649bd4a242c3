import { useQueryClient } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import type { useRuleWords } from "./rule-words.ts";
import {
  draftQuery,
  type NotReached,
  type Rule,
  type RuleChange,
  type RuleDraft,
} from "./rule-queries.ts";

const idOf = (change: RuleChange) => change.kind === "retire" ? change.id : change.rule.id;

type Content = Pick<RuleDraft, "title" | "basedOn" | "changes" | "notReached">;

/** Saves every change of a draft at once; a draft that another administrator has changed is refused. */
export function useDraftChanges(draft: RuleDraft, base: readonly Rule[]) {
  const cache = useQueryClient();
  const { id, version, title, basedOn, changes, notReached } = draft;
  const saving = useSubmit<RuleDraft, Partial<Content>>({
    mutationFn: (content) =>
      ok(api.PUT("/api/admin/rule-drafts/{id}", {
        params: { path: { id }, header: { "if-match": version } },
        body: { title, basedOn, changes, notReached, ...content },
      })),
    onSuccess: (saved) => {
      cache.setQueryData(draftQuery(id).queryKey, saved);
      void cache.invalidateQueries({ queryKey: [...adminKey, "rule-drafts"] });
    },
  });
  const others = (ruleId: string) => changes.filter((change) => idOf(change) !== ruleId);
  const isKnown = (ruleId: string) => base.some((rule) => rule.id === ruleId);
  return {
    saving,
    /** `former`: the id that an added rule had before. */
    put: (rule: Rule, former: string | null, onSaved: () => void) => {
      const kind = former !== null && isKnown(former) ? "change" as const : "add" as const;
      const kept = former === null ? changes : others(former);
      saving.mutate({ changes: [...kept, { kind, rule }] }, { onSuccess: onSaved });
    },
    retire: (ruleId: string) => {
      const change = isKnown(ruleId) ? [{ kind: "retire" as const, id: ruleId }] : [];
      saving.mutate({ changes: [...others(ruleId), ...change] });
    },
    undo: (ruleId: string) => saving.mutate({ changes: others(ruleId) }),
    explain: (next: NotReached[]) => saving.mutate({ notReached: next }),
    rebase: () => saving.mutate({ basedOn: draft.latestVersion }),
  };
}

/** The problems of one change, by path within its rule. */
export function problemsOfRule({ changes, problems }: RuleDraft, ruleId: string) {
  const at = changes.findIndex((change) => idOf(change) === ruleId);
  const start = `changes.${at}.rule.`;
  return problems.filter(({ path }) => path.startsWith(start))
    .map(({ path, message }) => ({ path: path.slice(start.length), message }));
}

/** The place of a problem in words that the page uses. */
export function placeOf(
  { changes, notReached }: RuleDraft,
  path: string,
  words: Pick<ReturnType<typeof useRuleWords>, "field" | "practice">,
): string {
  const [, which, text] = /^notReached\.(\w+)(?:\.why\.(\w+))?$/.exec(path) ?? [];
  if (which) {
    const practice = words.practice(notReached[Number(which)]?.practice ?? which);
    return text ? [practice, words.field(`reason.${text}`)].join(" · ") : practice;
  }
  const [, at, rest] = /^changes\.(\d+)\.(?:rule\.)?(.*)$/.exec(path) ?? [];
  const change = at === undefined ? undefined : changes[Number(at)];
  return change ? [idOf(change), words.field(rest ?? "")].filter(Boolean).join(" · ") : path;
}
