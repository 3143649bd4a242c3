import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";

export async function joinUs(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address }: VisitorContextWithAddress,
  input: { email: string; iAmPractitioner: boolean },
): Promise<void> {
  const { persistence } = ports;
  await countRequests(ports, now, [{ limit: "leadsPerNetwork", by: networkOf(address) }]);
  await persistence.transaction(async ({ leads, outbox }) => {
    const isNew = await leads.add({
      id: persistence.newId(),
      ...input,
      language,
      createdAt: now,
    });
    if (!isNew) return;
    await outbox.add({
      to: input.email,
      language,
      template: "lead-received",
      facts: { path: "/" },
    }, now);
  });
}
