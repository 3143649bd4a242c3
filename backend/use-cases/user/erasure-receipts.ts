import type { User } from "../../domain/account.ts";
import { second } from "../../domain/duration.ts";
import { dayText } from "../../domain/money/money-text.ts";
import {
  erasedParts,
  type ErasureReceipt,
  erasureReceipt,
  receiptText,
} from "../../domain/erasure-receipt.ts";
import type { Ports } from "../../ports/ports.ts";

/** `isMailed`: whether a mail server took it. */
export type SignedReceipt = ErasureReceipt & { signature: string; isMailed: boolean };

const sendLimitMs = 10 * second;

/** What an erasure at `now` (ms) deletes. */
export async function receiptOf(
  { persistence }: Pick<Ports, "persistence">,
  user: User,
  now: number,
): Promise<ErasureReceipt> {
  const kept = await persistence.personalData.countKept(user.id, now);
  const uploads = await persistence.uploads.listOf(user.id);
  const files = uploads.length + (user.pictureKey ? 1 : 0);
  const { upcomingSessions, pastSessions, ...counts } = kept;
  const deleted = Object.fromEntries(
    erasedParts.map((part) => [part, part === "files" ? files : counts[part]]),
  ) as ErasureReceipt["deleted"];
  const namelessSessions = upcomingSessions + pastSessions;
  return erasureReceipt(persistence.newId(), { deleted, namelessSessions }, now);
}

/** Signs the receipt and mails it at once: a mail that waits in the database would be a trace of the person. */
export async function sendReceipt(
  { auth, mail, persistence }: Pick<Ports, "auth" | "mail" | "persistence">,
  user: User,
  receipt: ErasureReceipt,
): Promise<SignedReceipt> {
  const signature = auth.mac("erasure-receipt", receiptText(receipt));
  const day = (instant: number) => dayText(instant, user.language);
  const counts = Object.entries(receipt.deleted).map(([part, count]) => [part, String(count)]);
  const message = {
    id: persistence.newId(),
    now: receipt.erasedAt,
    to: user.email,
    language: user.language,
    discreet: user.discreet?.name,
    template: "account-erased" as const,
    facts: {
      ...Object.fromEntries(counts),
      number: receipt.number,
      erasedOn: day(receipt.erasedAt),
      namelessSessions: String(receipt.namelessSessions),
      backupsEndOn: day(receipt.backupsEndAt),
      signature,
      path: "/privacy",
    },
  };
  const isMailed = await mail.send(message, sendLimitMs)
    // A copy is what an outbox on this machine keeps instead of sending.
    .then((outcome) => outcome.accepted && outcome.copy === null, () => false);
  return { ...receipt, signature, isMailed };
}
