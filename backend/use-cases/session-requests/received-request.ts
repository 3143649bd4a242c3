import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SessionRequest } from "../../domain/session-request.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A request that the caller, a practitioner, received. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function findReceived(
  { sessionRequests }: Pick<Repositories, "sessionRequests">,
  { therapistId }: Pick<Account, "therapistId">,
  id: string,
): Promise<SessionRequest> {
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const request = await sessionRequests.find(id);
  if (request?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  return request;
}
