import type { Account } from "../../domain/account.ts";
import { delay } from "../../domain/running-late.ts";
import type { Ports } from "../../ports/ports.ts";
import { type Delay, type DelayInput, readDelay, readDelayRules } from "./delay-messages.ts";
import { historyRow } from "./session-changes.ts";

/**
 * Mails every client of today whose session begins later. A client who knows of a delay as long gets no other mail.
 * ERR_NOT_FOUND for a session that cannot begin later.
 */
export async function sendDelay(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Account,
  input: DelayInput,
  now: number,
): Promise<Delay> {
  const { persistence } = ports;
  const rules = await readDelayRules(ports, account);
  return await persistence.transaction(async (repositories) => {
    const { therapySessions, outbox } = repositories;
    const announced = await readDelay(repositories, rules, input, now);
    for (const { session, minutes, mail } of announced.messages) {
      const delayed = delay(session, minutes, now);
      if (delayed === session) continue;
      const by = { actor: "therapist", actorUserId: account.userId } as const;
      const change = { action: "delay", at: now, reason: String(minutes) } as const;
      await therapySessions.save(delayed);
      await therapySessions.addHistory(historyRow(persistence, session, delayed, by, change));
      await outbox.add(mail, now);
    }
    return announced;
  });
}
