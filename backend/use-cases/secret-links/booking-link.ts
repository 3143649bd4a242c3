import { DomainError } from "../../domain/errors.ts";
import { requireOpenLink, type SecretLink, withUse } from "../../domain/secret-link.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * The open link of a booking; null for a booking without one. ERR_SECRET_LINK_USED, ERR_SECRET_LINK_ENDED also for the
 * link of another practice.
 */
export async function findBookingLink(
  { auth }: Pick<Ports, "auth">,
  { secretLinks, therapists }: Pick<Repositories, "secretLinks" | "therapists">,
  { token, eventTypeUri }: { token: string | undefined; eventTypeUri: string },
  now: number,
): Promise<SecretLink | null> {
  if (token === undefined) return null;
  const link = requireOpenLink(await secretLinks.findByToken(auth.hashSecret(token)), now);
  const therapist = await therapists.find(link.therapistId);
  const practice = therapist?.practices.find(({ id }) => id === link.practiceId);
  if (practice?.eventTypeUri !== eventTypeUri) throw new DomainError("ERR_SECRET_LINK_ENDED");
  return link;
}

/** Counts a confirmed booking and notes it at its session. */
export async function countUse(
  { secretLinks }: Pick<Repositories, "secretLinks">,
  link: SecretLink,
  therapySessionId: string,
  now: number,
): Promise<void> {
  const used = withUse(link, now);
  if (!used) return;
  await secretLinks.save(used);
  await secretLinks.addUse(link.id, therapySessionId);
}
