import type { Upload } from "../../domain/upload.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownUpload } from "./own-upload.ts";

export function getUpload(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<Upload> {
  return ownUpload(persistence.uploads, account, id);
}
