import { queryClient } from "../api/query-client.ts";
import { clearTabTest } from "./tab-test.ts";

type TabMessage = "changed" | "deleted";

const channelName = "heaolu.suitability";

/** Everything that depends on a result is shown without it at once, and loaded again. */
function reload(message: TabMessage) {
  if (message === "deleted") clearTabTest();
  void queryClient.resetQueries({ queryKey: ["suitability", "newest"] });
  void queryClient.invalidateQueries({ queryKey: ["suitability", "results"] });
  void queryClient.resetQueries({ queryKey: ["therapists", "search"] });
}

/** After a result was stored or deleted: updates the marks in this tab and in all others. */
export function resultsChanged(message: TabMessage): void {
  reload(message);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Follows changes made in other tabs. Returns how to stop. */
export function followResultChanges(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => reload(data);
  return () => channel.close();
}
