import { DomainError } from "../../domain/errors.ts";
import { requireLastDay, requireRoomForLink, type SecretLink } from "../../domain/secret-link.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { type OwnLink, ownLink, ownTherapist } from "./own-links.ts";

type Input = {
  name: string;
  practiceId: string;
  singleUse: boolean;
  /** YYYY-MM-DD in the practitioner's zone. */
  lastDay: string | null;
};

/**
 * ERR_FORBIDDEN when the caller is not a practitioner, ERR_BOOK_AT_PROVIDER, ERR_PRACTICE_NOT_OFFERED,
 * ERR_INVALID_INPUT for the last day, ERR_TOO_MANY_SECRET_LINKS, ERR_TOO_MANY_REQUESTS.
 */
export async function createSecretLink(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { name, practiceId, singleUse, lastDay }: Input,
): Promise<OwnLink> {
  const { auth, persistence, scheduling } = ports;
  const therapist = await ownTherapist(ports, account);
  if (!scheduling.holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const practice = therapist.practices.find(({ id }) => id === practiceId);
  const type = practice && await scheduling.findEventType(practice.eventTypeUri);
  if (!type?.active) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const endsAt = lastDay === null ? null : requireLastDay(lastDay, type.timeZone, now);
  await countRequests(ports, now, [{ limit: "secretLinksPerPerson", by: account.userId }]);
  const { secret, hash } = auth.newSecret();
  const link: SecretLink = {
    id: persistence.newId(),
    therapistId: therapist.id,
    practiceId,
    name,
    singleUse,
    lastDay,
    endsAt,
    tokenHash: hash,
    tokenSealed: auth.encrypt(secret),
    createdAt: now,
    revokedAt: null,
    uses: 0,
    lastUsedAt: null,
  };
  await persistence.transaction(async ({ secretLinks }) => {
    requireRoomForLink(await secretLinks.listOf(therapist.id), now);
    await secretLinks.add(link);
  });
  return ownLink(ports, therapist, link);
}
