import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { confirmPassword } from "../auth/password-confirmation.ts";
import type { SignedReceipt } from "./erasure-receipts.ts";
import { beginErasure, finishErasure } from "./account-erasure.ts";

/**
 * Erases the caller's account and personal data for good. When the calendar does not answer, the account is closed at
 * once, a job erases the rest later and mails the receipt, and null is returned. Throws ERR_WRONG_PASSWORD, ERR_PRACTICE_OPEN.
 */
export async function eraseMyAccount(
  ports: Pick<Ports, "auth" | "mail" | "persistence" | "pictures" | "scheduling" | "storage">,
  context: ContextWithAddress,
  input: { password: string },
): Promise<SignedReceipt | null> {
  if (context.account.therapistId) throw new DomainError("ERR_PRACTICE_OPEN");
  const user = await confirmPassword(ports, context, input.password);
  await beginErasure(ports, user, context.now);
  try {
    return await finishErasure(ports, user.id, context.now);
  } catch (error) {
    const isRetried = error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE";
    if (!isRetried) throw error;
    return null;
  }
}
