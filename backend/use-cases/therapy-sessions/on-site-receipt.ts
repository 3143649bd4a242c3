import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { OnSitePayment } from "../../domain/on-site-payment.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

/** What the practitioner took for a session, with the names of practices. */
export type OnSiteReceipt = {
  session: TherapySessionEntry;
  payment: OnSitePayment;
  domainValues: DomainValue[];
};

/** ERR_NOT_FOUND without a record, ERR_TOO_MANY_REQUESTS. */
export async function onSiteReceipt(
  ports: Pick<Ports, "auth" | "persistence">,
  { address, now }: Pick<VisitorContextWithAddress, "address" | "now">,
  session: TherapySessionEntry,
): Promise<OnSiteReceipt> {
  const { onSitePayment: payment } = session;
  if (!payment) throw new DomainError("ERR_NOT_FOUND");
  await countRequests(ports, now, [{ limit: "moneyPdfsPerNetwork", by: networkOf(address) }]);
  return { session, payment, domainValues: await ports.persistence.domainValues.list() };
}
