import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { type SecretLinkStatus, secretLinkStatus } from "../../domain/secret-link.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { needsPrepayment } from "../session-orders/new-order.ts";
import { countRequests } from "../request-limits.ts";
import type { BookingPage } from "../scheduling/get-booking-page.ts";

type OpenedLink = {
  status: SecretLinkStatus;
  therapist: Therapist;
  /** Null when the link is not open. */
  page: BookingPage | null;
};

/** What a link opens; a practice that is no longer offered has ended its links. ERR_INVALID_TOKEN, ERR_TOO_MANY_REQUESTS. */
export async function openSecretLink(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now, address }: VisitorContextWithAddress,
  { token }: { token: string },
): Promise<OpenedLink> {
  const { auth, persistence, scheduling } = ports;
  await countRequests(ports, now, [{
    limit: "secretLinkOpeningsPerNetwork",
    by: networkOf(address),
  }]);
  const link = await persistence.secretLinks.findByToken(auth.hashSecret(token));
  const therapist = link && await persistence.therapists.find(link.therapistId);
  if (!therapist) throw new DomainError("ERR_INVALID_TOKEN");
  const status = secretLinkStatus(link, now);
  if (status !== "open") return { status, therapist, page: null };
  const practice = therapist.practices.find(({ id }) => id === link.practiceId);
  const eventType = practice && await scheduling.findEventType(practice.eventTypeUri);
  if (!practice || !eventType?.active || !scheduling.holds) {
    return { status: "ended", therapist, page: null };
  }
  const approval = await persistence.sessionRequests.ruleOf(eventType.uri);
  const companions = await persistence.companions.listOfEventType(eventType.uri);
  const isPrepaid = await needsPrepayment(persistence, eventType.uri);
  const page = { eventType, therapist, practice, isPrepaid, approval, companions };
  return { status, therapist, page };
}
