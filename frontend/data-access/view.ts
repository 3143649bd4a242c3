import { api, ok } from "../api/client.ts";
import { queryClient } from "../api/query-client.ts";
import { endView, startView } from "../api/sign-in-session.ts";
import type { View } from "../api/stored-view.ts";

/** From here on every page shows what the person sees; nothing of the administrator stays in the cache. */
export function enterView(view: View): void {
  startView(view);
  void queryClient.resetQueries();
}

/** Back to the administrator's own pages. The server ends it by itself when it cannot be reached now. */
export function leaveView(): void {
  endView();
  void queryClient.resetQueries();
  void ok(api.DELETE("/api/admin/impersonation")).catch(() => null);
}
