import { emailKey } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { Context } from "../context.ts";
import { requireInviteeAccess, schedulingAccountOf } from "./scheduling-account.ts";

type Query = PageQuery & {
  ownerUri?: string | undefined;
  inviteeEmail?: string | undefined;
  status?: ScheduledEvent["status"] | undefined;
};

export async function listScheduledEvents(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { ownerUri, inviteeEmail, status, ...page }: Query,
): Promise<Page<ScheduledEvent>> {
  const { scheduling } = ports;
  const filters = { ...page, ...(status && { status }) };
  if (account.isAdmin) {
    if (inviteeEmail !== undefined) {
      await requireInviteeAccess(ports.persistence, { account, now }, inviteeEmail);
    }
    return await scheduling.listScheduledEvents({
      ...filters,
      ...(ownerUri !== undefined && { ownerUri }),
      ...(inviteeEmail !== undefined && { inviteeEmail }),
    });
  }
  const ownAccount = await schedulingAccountOf(ports, account);
  if (ownerUri !== undefined && ownerUri !== ownAccount) throw new DomainError("ERR_FORBIDDEN");
  const isOwnEmail = inviteeEmail === undefined ||
    emailKey(inviteeEmail) === emailKey(account.email);
  const asTherapist = ownAccount !== null && (ownerUri !== undefined || inviteeEmail === undefined);
  if (asTherapist) {
    return await scheduling.listScheduledEvents({
      ...filters,
      ownerUri: ownAccount,
      ...(inviteeEmail !== undefined && { inviteeEmail }),
    });
  }
  if (!isOwnEmail) throw new DomainError("ERR_FORBIDDEN");
  return await scheduling.listScheduledEvents({ ...filters, inviteeEmail: account.email });
}
