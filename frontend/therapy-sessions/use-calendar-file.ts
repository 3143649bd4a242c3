import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { downloadCalendar } from "../download.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { TherapySession } from "./therapy-session.ts";

export function readCalendarFile(id: string): Promise<string> {
  return ok(api.GET("/api/therapy-sessions/{id}/ics", {
    params: { path: { id } },
    parseAs: "text",
  }));
}

export function useCalendarFile({ id, startsAt }: TherapySession) {
  const showFailure = useShowFailure();
  return useSubmit({
    mutationFn: async () => {
      downloadCalendar(await readCalendarFile(id), `heaolu-${startsAt.slice(0, 10)}.ics`);
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
}
