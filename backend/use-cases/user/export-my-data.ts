import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countUses } from "../use-limits.ts";
import { collectArchive, type PersonalArchive } from "./personal-archive.ts";

/** Everything the house knows of the caller. ERR_TOO_MANY_REQUESTS. */
export async function exportMyData(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling" | "storage">,
  { account, now }: Context,
): Promise<PersonalArchive> {
  await countUses(ports, now, [{ limit: "exportsPerPerson", by: account.userId }]);
  const user = await ports.persistence.users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return await collectArchive(ports, user);
}
