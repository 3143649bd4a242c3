import type { Assistant } from "../../domain/assistant.ts";

export interface Assistants {
  find(id: string): Promise<Assistant | null>;
  /** Of one practitioner's account, the oldest first, with the name of who has accepted. */
  listOf(practitionerUserId: string): Promise<(Assistant & { name: string | null })[]>;
  /**
   * The practitioners whose calendar a user keeps, and those who invited one of the user's own addresses (`email`, null:
   * none is confirmed). Without practitioners whose account is closed or without a profile.
   */
  listHelped(userId: string, email: string | null): Promise<HelpedPractitioner[]>;
  /** ERR_DUPLICATE_ENTITY when the address is invited already. */
  add(assistant: Assistant): Promise<void>;
  join(id: string, userId: string, now: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Deletes invitations without an answer that are older than `time` (ms). */
  deleteOpenBefore(time: number): Promise<void>;
}

export type HelpedPractitioner = Assistant & { therapistId: string; name: string };
