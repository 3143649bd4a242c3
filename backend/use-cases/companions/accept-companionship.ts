import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { answerCompanionship } from "./companion-answer.ts";

/** Agrees to hold a practice of another practitioner together. ERR_NOT_FOUND. */
export async function acceptCompanionship(
  ports: Pick<Ports, "persistence">,
  context: Context,
  { practiceId }: { practiceId: string },
): Promise<void> {
  await answerCompanionship(ports, context, { practiceId, state: "agreed" });
}
