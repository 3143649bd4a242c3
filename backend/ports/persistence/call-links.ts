import type { CallLinks as Links } from "../../domain/call-link.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";

export interface CallLinks {
  /** Of a practitioner, with the practices that can be held by video, in their order. */
  find(therapistId: string): Promise<Links>;
  /** Practices of other practitioners stay as they are. `now` in ms. */
  save(
    therapistId: string,
    links: { roomPattern: string | null; practices: { id: string; callLink: string | null }[] },
    now: number,
  ): Promise<void>;
  /** Where a session takes place by video, whatever the time; null without an address. */
  addressOf(session: TherapySession): Promise<string | null>;
}
