import {
  type ProcessingRecord,
  processingRecord,
  type ProcessingSite,
} from "../../domain/processing-record.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** For admins: the record of processing activities in the language of the request. ERR_FORBIDDEN. */
export function getProcessingRecord(
  { account, language, now }: Context,
  site: ProcessingSite,
): ProcessingRecord {
  requireRight(account, "see-processing-record");
  return processingRecord(site, { language, now });
}
