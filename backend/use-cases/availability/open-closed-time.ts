import { type ClosedTime, withoutClosedTime } from "../../domain/closed-time.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { ownEditor } from "./own-availability.ts";

/** Opens usual hours that an exception closes. ERR_NOT_FOUND when none are closed then, ERR_STALE. */
export async function openClosedTime(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  time: ClosedTime,
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  const sheet = await editor.find(ownerUri);
  if (!sheet) throw new DomainError("ERR_NOT_FOUND");
  const draft = withoutClosedTime(sheet, time);
  await editor.replace(ownerUri, draft, { version: sheet.updatedAt, now });
  await offerFreedTimes(ports, account.therapistId!, now);
}
