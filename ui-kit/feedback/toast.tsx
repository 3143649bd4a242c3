import { lazy, Suspense, useSyncExternalStore } from "react";

/** What a toast says. */
export type ToastMessage = {
  /** Success stays 2 s, an error 4 s; an error is also said in its place. */
  tone: "success" | "error";
  message: string;
  /** A newer one about the same thing takes the place of an older one. */
  topic?: string | undefined;
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
};

const loadRegion = () => import("./toast-region.tsx");
const ToastRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegion }));

let needed = false;
const waiting = new Set<() => void>();

/** Shows a message at the edge of the screen. */
export async function notify(toast: ToastMessage): Promise<void> {
  const { add } = await loadRegion();
  add(toast);
  needed = true;
  for (const wake of waiting) wake();
}

function whenNeeded(wake: () => void) {
  waiting.add(wake);
  return () => void waiting.delete(wake);
}

/** Where messages appear; left and right are start and end of a line where that runs the other way. */
export type ToastPosition =
  | "top-left"
  | "top-center"
  | "top-right"
  | "bottom-left"
  | "bottom-center"
  | "bottom-right";

/** Stands once in the shell; it loads what it needs with the first message. */
export function Toasts(props: {
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of the cross on a toast. */
  closeLabel: string;
  /** Where they appear. */
  position?: ToastPosition | undefined;
}) {
  const shown = useSyncExternalStore(whenNeeded, () => needed, () => false);
  if (!shown) return null;
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  );
}
