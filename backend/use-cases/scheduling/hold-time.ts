import { DomainError } from "../../domain/errors.ts";
import type { Hold } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HoldSecret } from "../../ports/scheduling/time-holds.ts";
import { findBookingLink } from "../secret-links/booking-link.ts";
import { countHold, hashedHolder, type Visitor } from "./holder.ts";

export async function holdTime(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  visitor: Visitor,
  { secretLink: token, ...input }: {
    eventTypeUri: string;
    startsAt: number;
    replaces?: HoldSecret;
    /** The token of the secret link by which the person books. */
    secretLink?: string | undefined;
  },
): Promise<Hold & { secret: string }> {
  const { holds } = ports.scheduling;
  if (!holds) throw new DomainError("ERR_NOT_FOUND", { detail: "this calendar has no holds" });
  const { auth, persistence } = ports;
  const { eventTypeUri } = input;
  const link = await findBookingLink(ports, persistence, { token, eventTypeUri }, visitor.now);
  const request = { ...input, ...hashedHolder(auth, visitor), isAdmitted: link !== null };
  return await holds.hold(
    request,
    visitor.now,
    (repositories) => countHold(auth, repositories, visitor),
  );
}
