import { type ClosedTime, withoutClosedTime } from "../../domain/closed-time.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { ownEditor } from "./own-availability.ts";

/** Opens usual hours that an exception closes. ERR_NOT_FOUND when none are closed then. */
export async function openClosedTime(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  time: ClosedTime,
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.change(ownerUri, now, async (_, { sheet, replace }) => {
    await replace(withoutClosedTime(sheet, time));
  });
  await offerFreedTimes(ports, account.therapistId!, now);
}
