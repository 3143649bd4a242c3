import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { answerCompanionship } from "./companion-answer.ts";

/** Declines or leaves; sessions that are booked stay as they are. ERR_NOT_FOUND. */
export async function declineCompanionship(
  ports: Pick<Ports, "persistence">,
  context: Context,
  { practiceId }: { practiceId: string },
): Promise<void> {
  await answerCompanionship(ports, context, { practiceId, state: "declined" });
}
