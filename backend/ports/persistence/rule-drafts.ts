import type { RuleDraft } from "../../domain/suitability/rule-draft.ts";

export type NamedRuleDraft = RuleDraft & {
  authorName: string | null;
  returnedByName: string | null;
};

export interface RuleDrafts {
  /** Those that are not published, the last changed first. */
  list(): Promise<NamedRuleDraft[]>;
  find(id: string): Promise<NamedRuleDraft | null>;
  /** Adds or replaces it. `returnedById`: who returned it last. */
  save(draft: RuleDraft, returnedById?: string | null): Promise<void>;
  delete(id: string): Promise<void>;
}
