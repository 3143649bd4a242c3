import {
  type ProcessingRecord,
  processingRecord,
  type ProcessingSite,
} from "../../domain/processing-record.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/** For admins; it is noted who exported it. ERR_FORBIDDEN. */
export async function exportProcessingRecord(
  { persistence }: Pick<Ports, "persistence">,
  { account, language, now }: Context,
  site: ProcessingSite,
): Promise<ProcessingRecord> {
  requireRight(account, "see-processing-record");
  await persistence.transaction((repositories) =>
    recordAction(persistence, repositories, { account, now }, {
      action: "export-list",
      kind: "list",
      id: "processing",
    })
  );
  return processingRecord(site, { language, now });
}
