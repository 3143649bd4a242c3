import { DomainError } from "../../domain/errors.ts";
import type { Lead, LeadDetails } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedLead } from "./lead-link.ts";

/** Throws ERR_INVALID_INPUT for a practice that does not exist. */
export async function updateLead(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { secret, ...details }: LeadDetails & { secret: string },
): Promise<Lead> {
  const values = await persistence.domainValues.list();
  const types = values.filter(({ domainCode }) => domainCode === "THERAPY_TYPE");
  const unknown = details.practices.findIndex((code) => !types.some((type) => type.code === code));
  if (unknown >= 0) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{
        path: `practices.${unknown}`,
        errCode: "ERR_INVALID_VALUE",
        message: "not a practice",
      }],
    });
  }
  return await persistence.transaction(async (repositories) => {
    const lead = await findLinkedLead(auth, repositories, secret);
    const changed = { ...lead, ...details, updatedAt: now };
    await repositories.leads.save(changed);
    return changed;
  });
}
