import type { KillableServer } from "./killable-server.ts";
import type { World } from "./world.ts";

/** How the house answered one of many who want the same time; `gone` when it died before it could. */
export type Outcome = { startsAt: number; as: "booked" | "told what is near" | "refused" | "gone" };

/** Everybody wants the time at once, each from another address, through any of these houses. */
export async function rush(
  servers: KillableServer[],
  world: World,
  startsAt: number,
  crowd: number,
): Promise<Outcome[]> {
  return await Promise.all(Array.from({ length: crowd }, async (_, i) => {
    const answer = await servers[i % servers.length]!.ask("POST", "/calendly/invitees", {
      from: `10.${(startsAt / 3_600_000) % 200}.${i >> 8}.${i & 255}`,
      body: {
        event_type: world.practitioners[0]!.eventType,
        start_time: new Date(startsAt).toISOString(),
        invitee: {
          name: `Somebody ${i}`,
          email: `somebody-${startsAt}-${i}@example.ee`,
          timezone: "Europe/Tallinn",
        },
      },
    });
    if (!answer) return { startsAt, as: "gone" };
    if (answer.status === 201) return { startsAt, as: "booked" };
    const problem = answer.body as { errCode?: string; alternatives?: string[] };
    const isTold = answer.status === 409 && problem.errCode === "ERR_SLOT_TAKEN" &&
      problem.alternatives?.length === 3;
    return { startsAt, as: isTold ? "told what is near" : "refused" };
  }));
}

export function countOf(outcomes: Outcome[], as: Outcome["as"]): number {
  return outcomes.filter((outcome) => outcome.as === as).length;
}
