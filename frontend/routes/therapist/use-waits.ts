import { useState } from "react";
import type { TherapistPage } from "../../api/therapists.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useMyPlace } from "../../waiting-lists/queries.ts";

export const waitParam = "wait";

/** Whether a link to the dialog opened this page. */
export function useIsLinked(): boolean {
  const params = useSearchParams();
  const [isLinked] = useState(() => params.has(waitParam));
  return isLinked;
}

/** Whether to offer the list although times are free: the person waits already, or wants to. */
export function useWaits({ id }: Pick<TherapistPage, "id">): boolean {
  const isWaiting = useMyPlace(id) !== undefined;
  return useIsLinked() || isWaiting;
}
