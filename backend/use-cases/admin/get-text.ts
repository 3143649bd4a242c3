import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type EditedText, findEditedText } from "./editable-text.ts";
import { requireRight } from "../require-right.ts";

/** For admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getText(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<EditedText> {
  requireRight(account, "manage-texts");
  return await findEditedText(persistence, id);
}
