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
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean | undefined;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
};

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
