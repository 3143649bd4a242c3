import type { SecretLink } from "../../domain/secret-link.ts";

/** Secret booking links of practitioners. Instants in ms. */
export interface SecretLinks {
  find(id: string): Promise<SecretLink | null>;
  findByToken(tokenHash: string): Promise<SecretLink | null>;
  /** The latest first. */
  listOf(therapistId: string): Promise<SecretLink[]>;
  add(link: SecretLink): Promise<void>;
  /** Saves the use and the end of a link. */
  save(link: SecretLink): Promise<void>;
  /** Notes by which link a session was booked. */
  addUse(secretLinkId: string, therapySessionId: string): Promise<void>;
  /** Deletes the links that were used up, ended or revoked before an instant. */
  deleteEndedBefore(instant: number): Promise<void>;
}
