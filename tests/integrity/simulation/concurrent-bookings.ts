import type { KillableServer } from "./killable-server.ts";
import type { World } from "./world.ts";

/** The answer to one of many requests for the same time; `gone` when the server died first. */
export type Outcome = {
  startsAt: number;
  as: "booked" | "offered alternatives" | "refused" | "gone";
  /** The unexpected answer. */
  detail?: string;
  /** Of the winner. */
  booked?: { userId: string; event: string; uri: string };
};

/** Requests one time for many clients at once, each from a network of their own, distributed over the servers. */
export async function bookConcurrently(
  servers: KillableServer[],
  world: World,
  startsAt: number,
): Promise<Outcome[]> {
  // Each time another one is the first: a person may book thirty times an hour.
  const first = (startsAt / 3_600_000) % world.clients.length;
  const clients = [...world.clients.slice(first), ...world.clients.slice(0, first)];
  return await Promise.all(clients.map(async ({ userId, email }, i) => {
    const answer = await servers[i % servers.length]!.request("POST", "/calendly/invitees", {
      as: userId,
      from: `10.${(startsAt / 3_600_000) % 200}.${i >> 8}.${i & 255}`,
      body: {
        event_type: world.practitioners[0]!.eventType,
        start_time: new Date(startsAt).toISOString(),
        invitee: { name: `Client ${i}`, email, timezone: "Europe/Tallinn" },
      },
    });
    if (!answer) return { startsAt, as: "gone" };
    if (answer.status === 201) {
      const { resource } = answer.body as unknown as { resource: { event: string; uri: string } };
      return { startsAt, as: "booked", booked: { userId, ...resource } };
    }
    const problem = answer.body as { errCode?: string; alternatives?: string[] };
    const hasAlternatives = answer.status === 409 && problem.errCode === "ERR_SLOT_TAKEN" &&
      problem.alternatives?.length === 3;
    if (hasAlternatives) return { startsAt, as: "offered alternatives" };
    return { startsAt, as: "refused", detail: JSON.stringify(answer.body) };
  }));
}

/** The winner of a time cancels it, through one of the servers. */
export async function cancelWinner(
  server: KillableServer,
  world: World,
  outcomes: Outcome[],
): Promise<void> {
  const { userId, event, uri } = outcomes.find(({ as }) => as === "booked")!.booked!;
  const { therapistId } = world.practitioners[0]!;
  const body = { therapistId, userId, eventUrl: event, eventInviteeUrl: uri };
  const found = await server.request("POST", "/therapy-sessions", { as: userId, body });
  const path = `/therapy-sessions/${found!.body["id"]}/cancel`;
  const cancelled = await server.request("POST", path, { as: userId, body: {} });
  if (cancelled?.status !== 200) throw new Error(JSON.stringify(cancelled?.body));
}

export function countOf(outcomes: Outcome[], as: Outcome["as"]): number {
  return outcomes.filter((outcome) => outcome.as === as).length;
}
