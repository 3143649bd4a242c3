import type { ReactNode } from "react";
import {
  Dialog as AriaDialog,
  Heading,
  Modal as AriaModal,
  ModalOverlay,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { Button } from "../controls/button.tsx";
import "./modal.css";

export type ModalProps = {
  open: boolean;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: ReactNode;
  /** Hides the heading visually. */
  titleHidden?: boolean | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Buttons below the scrolling content. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The shared part of dialogs, sheets and drawers; loaded when the first one opens. */
export function Modal(
  { open, onClose, title, titleHidden = false, closeLabel, actions, children, place, size }:
    & ModalProps
    & {
      place: "middle" | "start" | "end";
      size?: "regular" | "wide" | "narrow" | undefined;
    },
) {
  return (
    <AriaProvider>
      <ModalOverlay
        className="modal"
        data-place={place}
        data-size={size}
        isDismissable
        isOpen={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <AriaModal data-part="sheet">
          <AriaDialog data-part="dialog">
            <header data-hidden={titleHidden || undefined}>
              <Heading slot="title">{title}</Heading>
              <Button variant="quiet" icon="x" iconOnly onClick={onClose}>{closeLabel}</Button>
            </header>
            <div data-part="content">{children}</div>
            {actions && <footer>{actions}</footer>}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </AriaProvider>
  );
}
