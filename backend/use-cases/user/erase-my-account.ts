import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { requireOwnPassword } from "../own-password.ts";
import { beginErasure, finishErasure } from "./erasure.ts";

/**
 * Everything about the caller goes, for good. When the calendar does not answer they are out all the same, and the
 * rest is done later. ERR_WRONG_PASSWORD, ERR_PRACTICE_OPEN.
 */
export async function eraseMyAccount(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "storage">,
  context: ContextWithAddress,
  input: { password: string },
): Promise<void> {
  const user = await requireOwnPassword(ports, context, input.password);
  await beginErasure(ports, user, context.now);
  try {
    await finishErasure(ports, user.id, context.now);
  } catch (error) {
    const isLater = error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE";
    if (!isLater) throw error;
  }
}
