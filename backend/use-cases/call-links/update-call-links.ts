import { type CallLinks, requireValidCallLinks } from "../../domain/call-link.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnProfile } from "../require-right.ts";

/** ERR_CALL_LINK, ERR_NOT_FOUND for the practice of another practitioner. */
export async function updateCallLinks(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: { roomPattern: string | null; practices: { id: string; callLink: string | null }[] },
): Promise<CallLinks> {
  const therapistId = requireOwnProfile(account, "keep-calendar");
  requireValidCallLinks(input);
  return await persistence.transaction(async ({ callLinks }) => {
    await callLinks.save(therapistId, input, now);
    return await callLinks.find(therapistId);
  });
}
