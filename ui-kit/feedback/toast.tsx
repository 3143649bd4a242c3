import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import { Note } from "./note.tsx";
import type { ToastMessage, ToastPosition } from "./toast-region.tsx";

const loadRegion = () => import("./toast-region.tsx");
const ToastRegion = lazyPart(async () => (await loadRegion()).ToastRegion);

/** What stands on the page: nothing before the first toast, and a message whose region did not load. */
let shown: "nothing" | "region" | ToastMessage = "nothing";
const listeners = new Set<() => void>();

function show(next: typeof shown) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. A success closes after 2 s, an error after 4 s. */
export async function notify(toast: ToastMessage): Promise<void> {
  const region = await loadRegion().catch(() => null);
  region?.addToast(toast);
  show(region ? "region" : toast);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The region of all toasts; render it once. Its code loads with the first toast. */
export function Toasts(props: {
  label: string;
  closeLabel: string;
  position?: ToastPosition | undefined;
}) {
  const state = useSyncExternalStore(subscribe, () => shown, () => "nothing" as const);
  if (state === "nothing") return null;
  if (state !== "region") {
    return <Note tone={state.tone} urgent onClose={() => show("nothing")}>{state.message}</Note>;
  }
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  );
}
