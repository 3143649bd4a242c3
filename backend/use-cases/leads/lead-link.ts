import { DomainError } from "../../domain/errors.ts";
import { type Lead, leadLinkText } from "../../domain/lead.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** The applicant's page, as the mails link to it. It works without an account. */
export function leadPath(auth: Auth, lead: Lead): string {
  return `/join/status#${lead.id}.${auth.mac("lead-link", leadLinkText(lead))}`;
}

/** The lead whose mails have this secret. Throws ERR_INVALID_TOKEN. */
export async function findLinkedLead(
  auth: Auth,
  { leads }: Pick<Repositories, "leads">,
  secret: string,
): Promise<Lead> {
  const [id = "", mac = ""] = secret.split(".");
  const lead = await leads.find(id);
  if (!lead || !auth.macMatches("lead-link", leadLinkText(lead), mac)) {
    throw new DomainError("ERR_INVALID_TOKEN");
  }
  return lead;
}
