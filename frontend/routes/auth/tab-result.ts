import { queryClient } from "../../api/query-client.ts";
import { questionnaireQuery } from "../../suitability/queries.ts";
import { storeAllowedResult } from "../../suitability/storing.ts";

/** Stores what this tab may store of a test. Whether the tab can be closed without a loss. */
export function finishTabTest(): Promise<boolean> {
  return storeAllowedResult(() => queryClient.fetchQuery(questionnaireQuery));
}
