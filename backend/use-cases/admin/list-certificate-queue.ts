import type { CertificateState } from "../../domain/certificate.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { PageQuery } from "../../ports/page.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireRight } from "../require-right.ts";
import type { Context } from "../context.ts";
import { type ListedCertificate, withDocuments } from "../certificates/own-certificates.ts";
import { inQueueState, type QueueState, withTherapists } from "./queued-certificates.ts";

export type QueuedCertificate = ListedCertificate & { therapist: Therapist };

type Queue = CountedPage<QueuedCertificate> & { counts: Record<CertificateState, number> };

type Input = PageQuery & { state?: QueueState | undefined; text?: string | undefined };

/** For admins: waiting ones first, the longest waiting before the others. ERR_FORBIDDEN. */
export async function listCertificateQueue(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { state, ...query }: Input,
): Promise<Queue> {
  requireRight(account, "check-certificates");
  const { certificates } = persistence;
  const { items, ...page } = await certificates.listQueue({
    ...query,
    ...inQueueState(state, now),
  });
  return {
    items: await withTherapists(persistence, await withDocuments(persistence, items)),
    ...page,
    counts: await certificates.countByState(),
  };
}
