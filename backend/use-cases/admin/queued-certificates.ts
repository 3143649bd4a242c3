import type { Certificate, CertificateState } from "../../domain/certificate.ts";
import { endsSoon } from "../../domain/certificate-reminder.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { CertificateQueueQuery } from "../../ports/persistence/certificates.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** `ending`: checked and near its last day. */
export type QueueState = CertificateState | "ending";

/** `now` in ms. */
export function inQueueState(
  state: QueueState | undefined,
  now: number,
): Pick<CertificateQueueQuery, "state" | "lastDays"> {
  return state === "ending" ? { state: "checked", lastDays: endsSoon(now) } : { state };
}

/** Leaves out those of practitioners who are gone. */
export async function withTherapists<Row extends { certificate: Certificate }>(
  { therapists }: Pick<Repositories, "therapists">,
  rows: Row[],
): Promise<(Row & { therapist: Therapist })[]> {
  const ids = [...new Set(rows.map(({ certificate }) => certificate.therapistId))];
  const found = new Map((await therapists.findMany(ids)).map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const therapist = found.get(row.certificate.therapistId);
    return therapist ? [{ ...row, therapist }] : [];
  });
}
