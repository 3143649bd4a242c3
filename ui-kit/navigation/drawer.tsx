import type { ReactNode } from "react";
import { Sheet } from "../feedback/dialog.tsx";

/** The navigation on a narrow screen. */
export function Drawer({ open, onClose, title, closeLabel, children }: {
  open: boolean;
  /** Close the drawer on navigation too. */
  onClose: () => void;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}) {
  return (
    <Sheet {...{ open, onClose, title, closeLabel }} side="start" size="narrow">
      {children}
    </Sheet>
  );
}
