import { isSameName } from "../../domain/profile.ts";
import { renameHolder } from "../../domain/renamed-certificate.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { recordAction } from "../admin/record-action.ts";
import { mailChangedName } from "./certificate-mails.ts";
import { noteEvent } from "./own-certificates.ts";

type Rename = {
  therapistId: string;
  from: string;
  to: string;
  /** Whether the profile was published before. */
  isPublished: boolean;
};

/**
 * After a public name has changed: certificates that were checked for the old one wait for another check, of which the
 * practitioner gets a mail, and the log has both names. `account` null: the command line. `now` in ms.
 */
export async function followPublicName(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  { account, now }: { account: { userId: string } | null; now: number },
  { therapistId, from, to, isPublished }: Rename,
): Promise<void> {
  if (from === "" || isSameName(from, to)) return;
  const stored = await repositories.certificates.listOf(therapistId);
  const renamed = stored.map((each) => renameHolder(each, { from, to }, now))
    .filter((each, at) => each !== stored[at]);
  if (!isPublished && renamed.length === 0) return;
  await recordAction(persistence, repositories, { account, now }, {
    action: "change-name",
    kind: "therapist",
    id: therapistId,
    detail: { from, to },
  });
  for (const certificate of renamed) {
    await repositories.certificates.save(certificate);
    await noteEvent(persistence, repositories, certificate, {
      kind: "renamed",
      actorId: account?.userId ?? null,
      reason: `${from} → ${to}`,
      now,
    });
  }
  const checked = stored.filter(({ state }) => state === "checked");
  if (checked.length === 0) return;
  const titles = checked.map(({ title }) => title);
  await mailChangedName(repositories, { therapistId, from, to, titles }, now);
}
