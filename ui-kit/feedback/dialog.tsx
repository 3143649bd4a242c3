import { lazy, Suspense, useState } from "react";
import type { ModalProps } from "./modal.tsx";

const Modal = lazy(async () => ({ default: (await import("./modal.tsx")).Modal }));

/** True from the first opening on, so that a closing modal can still leave with its animation. */
function useOnceOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

export type DialogProps = ModalProps & {
  /** `wide` holds the booking frame. */
  size?: "regular" | "wide" | undefined;
};

/** A question or a task that has to be answered first; a bottom sheet on a narrow screen. */
export function Dialog({ size = "regular", ...props }: DialogProps) {
  if (!useOnceOpened(props.open)) return null;
  return (
    <Suspense>
      <Modal {...props} place="middle" size={size} />
    </Suspense>
  );
}

export type SheetProps = ModalProps & {
  /** The side it comes from. */
  side?: "start" | "end" | undefined;
  /** `narrow` is the width of the navigation. */
  size?: "regular" | "narrow" | undefined;
};

/** A tall sheet at one side: filters, settings. It fills a narrow screen. */
export function Sheet({ side = "start", size = "regular", ...props }: SheetProps) {
  if (!useOnceOpened(props.open)) return null;
  return (
    <Suspense>
      <Modal {...props} place={side} size={size} />
    </Suspense>
  );
}
