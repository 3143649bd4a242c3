import { type ReactNode, useCallback, useState } from "react";
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

const focusable = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Long text without anything to focus is a stop of Tab: Safari gives it none, and it could not be scrolled by keys. */
function useScrollStop() {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const observer = new ResizeObserver(() =>
      setStop(
        content.scrollHeight > content.clientHeight + 1 && !content.querySelector(focusable),
      )
    );
    for (const each of [content, ...content.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}

export function Modal(
  { open, onClose, title, titleHidden = false, closeLabel, actions, children, place, size }:
    & ModalProps
    & {
      place: "middle" | "start" | "end";
      size?: "regular" | "wide" | "narrow" | undefined;
    },
) {
  const scrollStop = useScrollStop();
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
            <div data-part="content" {...scrollStop}>{children}</div>
            {actions && <footer>{actions}</footer>}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </AriaProvider>
  );
}
