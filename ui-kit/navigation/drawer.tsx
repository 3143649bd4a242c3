import type { ReactNode } from "react";
import { Sheet } from "../feedback/dialog.tsx";

/** The navigation of a narrow screen, from the inline start. */
export function Drawer({ open, onClose, title, closeLabel, children }: {
  /** Whether it is open. */
  open: boolean;
  /** The person left it. Close it on navigation too. */
  onClose: () => void;
  /** Its heading. */
  title: string;
  /** Accessible name of the cross. */
  closeLabel: string;
  /** Vertical menus. */
  children: ReactNode;
}) {
  return (
    <Sheet {...{ open, onClose, title, closeLabel }} side="start" size="narrow">
      {children}
    </Sheet>
  );
}
