import type { User } from "../../domain/account.ts";
import { unstoredDangerNote } from "../../domain/suitability/unstored-danger.ts";
import type { OwnTestResult } from "../../ports/persistence/personal-data.ts";
import type { Ports } from "../../ports/ports.ts";
import { type ArchiveRows, archiveRows } from "./archive-rows.ts";

/** With what the verdicts do not count, in the language of the user. */
export type ArchivedTestResult = OwnTestResult & { notCounted: string };

export function archivedTestResults(
  { personalData }: Ports["persistence"],
  user: User,
): ArchiveRows<ArchivedTestResult> {
  const notCounted = unstoredDangerNote[user.language];
  return archiveRows(
    (page) => personalData.listTestResults(user, page),
    ({ verdicts, ...result }) => ({ ...result, notCounted, verdicts }),
  );
}
