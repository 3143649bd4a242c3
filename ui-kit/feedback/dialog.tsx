import { Suspense, useState } from "react";
import { lazyPart } from "../layout/lazy-part.tsx";
import type { ModalProps } from "./modal.tsx";

const Modal = lazyPart(async () => (await import("./modal.tsx")).Modal);

/** Stays true after the first opening, so that the modal can play its exit animation. */
function useWasOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

export type DialogProps = ModalProps & {
  size?: "regular" | "wide" | undefined;
};

/** A modal dialog; a bottom sheet on a narrow screen. */
export function Dialog({ size = "regular", ...props }: DialogProps) {
  if (!useWasOpened(props.open)) return null;
  return (
    <Suspense>
      <Modal {...props} place="middle" size={size} />
    </Suspense>
  );
}

export type SheetProps = ModalProps & {
  side?: "start" | "end" | undefined;
  size?: "regular" | "narrow" | undefined;
};

export function Sheet({ side = "start", size = "regular", ...props }: SheetProps) {
  if (!useWasOpened(props.open)) return null;
  return (
    <Suspense>
      <Modal {...props} place={side} size={size} />
    </Suspense>
  );
}
