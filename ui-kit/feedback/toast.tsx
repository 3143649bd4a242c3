import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastMessage, ToastPosition } from "./toast-region.tsx";

const loadRegion = () => import("./toast-region.tsx");
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

let isUsed = false;
const listeners = new Set<() => void>();

/** Shows a toast. A success closes after 2 s, an error after 4 s. */
export async function notify(toast: ToastMessage): Promise<void> {
  const { addToast } = await loadRegion();
  addToast(toast);
  isUsed = true;
  for (const listener of listeners) listener();
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
  const shown = useSyncExternalStore(subscribe, () => isUsed, () => false);
  if (!shown) return null;
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  );
}
