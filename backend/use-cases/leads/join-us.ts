import { type Lead, newLead } from "../../domain/lead.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { leadPath } from "./lead-link.ts";

/** A known address gets the link to its page again, at most once a day. */
export async function joinUs(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, language, address }: VisitorContextWithAddress,
  input: { email: string; iAmPractitioner: boolean },
): Promise<void> {
  const { auth, persistence } = ports;
  await countRequests(ports, now, [
    { limit: "leadsPerNetwork", by: networkOf(address) },
    { limit: "leadsPerNetworkAndDay", by: networkOf(address) },
    { limit: "leadsOfAllNetworks", by: "" },
    { mail: "mailsPerMailbox", origin: { email: input.email, address } },
  ]);
  await persistence.transaction(async ({ leads, outbox }) => {
    const known = await leads.findByEmail(input.email);
    const lead: Lead = known ?? newLead({ id: persistence.newId(), ...input, language }, now);
    if (!known) await leads.add(lead);
    const today = new Date(now).toISOString().slice(0, 10);
    await outbox.add({
      to: lead.email,
      language: lead.language,
      template: lead.confirmedAt === null ? "lead-received" : "lead-status",
      facts: { path: leadPath(auth, lead) },
      onceKey: `lead ${lead.id} ${today}`,
    }, now);
  });
}
