import { choosableValues } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { notAllowed } from "../../domain/field-problem.ts";
import type { Lead, LeadDetails } from "../../domain/lead.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedLead } from "./lead-link.ts";

const domainOf = { practices: "THERAPY_TYPE", languages: "LANGUAGE" } as const;

/** Throws ERR_INVALID_INPUT for a practice or a language that does not exist. */
export async function updateLead(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { secret, ...details }: LeadDetails & { secret: string },
): Promise<Lead> {
  const values = choosableValues(await persistence.domainValues.list());
  const unknown = (["practices", "languages"] as const).flatMap((list) => {
    const known = values.filter(({ domainCode }) => domainCode === domainOf[list])
      .map(({ code }) => code);
    return details[list].flatMap((code, at) =>
      known.includes(code) ? [] : [notAllowed(`${list}.${at}`, known)]
    );
  });
  if (unknown.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors: unknown });
  return await persistence.transaction(async (repositories) => {
    const lead = await findLinkedLead(auth, repositories, secret);
    const changed = { ...lead, ...details, updatedAt: now };
    await repositories.leads.save(changed);
    return changed;
  });
}
