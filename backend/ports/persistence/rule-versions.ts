import type { RuleVersion } from "../../domain/suitability/rule-version.ts";

export type ListedRuleVersion = Omit<RuleVersion, "rules" | "notReached"> & {
  /** How many rules it has; null for a version without them. */
  count: number | null;
};

type NewRuleVersion =
  & Pick<RuleVersion, "effectiveFrom" | "notReached">
  & {
    rules: NonNullable<RuleVersion["rules"]>;
    authorId: string | null;
    reviewerId: string;
    comment: string;
    publishedAt: number;
  };

/** Published sets of rules. They are never changed. Instants in ms. */
export interface RuleVersions {
  /** The newest first. */
  list(): Promise<ListedRuleVersion[]>;
  find(version: number): Promise<RuleVersion | null>;
  /** Returns the number of the version. */
  add(version: NewRuleVersion): Promise<number>;
  withdraw(version: number, now: number): Promise<void>;
  /** Versions that began without their booked sessions being checked. */
  listToFollow(now: number): Promise<number[]>;
  /** Lists the clients with a stored test and a booked session for a check, and notes that pages change. */
  follow(version: number, now: number): Promise<void>;
}
