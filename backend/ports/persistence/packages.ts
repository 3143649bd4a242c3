import type { Package } from "../../domain/money/package.ts";

export interface Packages {
  add(sold: Package): Promise<void>;
  find(id: string): Promise<Package | null>;
  save(sold: Package): Promise<void>;
  /** The latest first, also those whose payment waits or never came. */
  listOfBuyer(userId: string): Promise<Package[]>;
  /** The latest first, without those whose payment waits or never came. */
  listSold(therapistId: string, limit: number): Promise<Package[]>;
  /** Active packages that end before `until` (ms), the first to end first. */
  listEnding(until: number, limit: number): Promise<Package[]>;
}
