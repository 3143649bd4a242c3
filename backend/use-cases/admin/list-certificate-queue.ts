import type { CertificateState } from "../../domain/certificate.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Page } from "../../ports/page.ts";
import type { CertificateQueueQuery } from "../../ports/persistence/certificates.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireAdmin } from "./require-admin.ts";
import type { Context } from "../context.ts";
import { type ListedCertificate, withDocuments } from "../certificates/own-certificates.ts";

export type QueuedCertificate = ListedCertificate & { therapist: Therapist };

type Queue = Page<QueuedCertificate> & { counts: Record<CertificateState, number> };

/** For admins: waiting ones first, the longest waiting before the others. ERR_FORBIDDEN. */
export async function listCertificateQueue(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: CertificateQueueQuery,
): Promise<Queue> {
  requireAdmin(account);
  const { certificates, therapists } = persistence;
  const { items, nextCursor } = await certificates.listQueue(query);
  const ids = [...new Set(items.map(({ therapistId }) => therapistId))];
  const found = new Map((await therapists.findMany(ids)).map((one) => [one.id, one]));
  const listed = await withDocuments(persistence, items);
  return {
    items: listed.flatMap((one) => {
      const therapist = found.get(one.certificate.therapistId);
      return therapist ? [{ ...one, therapist }] : [];
    }),
    nextCursor,
    counts: await certificates.countByState(),
  };
}
