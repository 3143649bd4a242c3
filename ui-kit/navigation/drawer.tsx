import type { ReactNode } from "react";
import { Sheet } from "../feedback/dialog.tsx";

/** The navigation on a narrow screen. */
export function Drawer({ open, onClose, title, closeLabel, children }: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}) {
  return (
    <Sheet {...{ open, onClose, title, closeLabel }} side="start" size="narrow">
      {children}
    </Sheet>
  );
}
