import type {
  Certificate,
  CertificateDocument,
  CertificateEvent,
  CertificateState,
} from "../../domain/certificate.ts";
import type { PageQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/**
 * `text`: a part of its title, of its issuer or of the practitioner's name. `lastDays`: only those whose last day
 * (YYYY-MM-DD) is in the range.
 */
export type CertificateQueueQuery = PageQuery & {
  state?: CertificateState | undefined;
  lastDays?: { from: string; to: string } | undefined;
  text?: string | undefined;
};

export interface Certificates {
  find(id: string): Promise<Certificate | null>;
  /** In the order of the profile. */
  listOf(therapistId: string): Promise<Certificate[]>;
  add(certificate: Certificate): Promise<void>;
  save(certificate: Certificate): Promise<void>;
  remove(id: string): Promise<void>;
  /** By the id of the upload; unknown ones are left out. */
  findDocuments(uploadIds: string[]): Promise<Map<string, CertificateDocument>>;
  addEvent(event: CertificateEvent): Promise<void>;
  /** Oldest first. */
  listEvents(certificateId: string): Promise<CertificateEvent[]>;
  /** Of all certificates of the practitioner, oldest first. */
  listEventsOf(therapistId: string): Promise<CertificateEvent[]>;
  /**
   * Waiting ones first, the longest waiting before the others; then the last changed. With `lastDays` the first to end
   * before the others.
   */
  listQueue(query: CertificateQueueQuery): Promise<CountedPage<Certificate>>;
  /** Up to `mostCounted` of each. */
  countByState(): Promise<Record<CertificateState, number>>;
  /** Checked ones whose last day (YYYY-MM-DD) is in the range and whose end is not recorded, earliest first. */
  listEnding(lastDays: { from: string; to: string }): Promise<Certificate[]>;
}
