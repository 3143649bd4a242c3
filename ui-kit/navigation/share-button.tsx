import { Suspense, useRef, useState } from "react";
import { Button, type ButtonProps } from "../controls/button.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import type { MenuChoice } from "./menu-popover.tsx";

export type ShareButtonProps =
  & Pick<ButtonProps, "variant" | "small" | "iconOnly">
  & {
    label: string;
    /** Called when the button is pressed. */
    shared: () => { title: string; url: string };
    /** The ways to share where the browser has no dialog of its own. */
    choicesFor: (shared: { title: string; url: string }) => MenuChoice[];
    onPick: (id: string, shared: { title: string; url: string }) => void;
  };

const MenuPopover = lazyPart(async () => (await import("./menu-popover.tsx")).MenuPopover);

/** Shares an address with the dialog of the browser, or else with a menu. */
export function ShareButton({ label, shared, choicesFor, onPick, ...look }: ShareButtonProps) {
  const [offered, setOffered] = useState<{ title: string; url: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  async function share() {
    const data = shared();
    if (navigator.canShare?.(data)) {
      try {
        return await navigator.share(data);
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    setOffered(data);
    setOpen(true);
  }

  return (
    <>
      <Button
        {...look}
        icon="share-2"
        ref={trigger}
        aria-expanded={isOpen}
        onClick={() => void share()}
      >
        {label}
      </Button>
      {offered && (
        <Suspense>
          <MenuPopover
            label={label}
            groups={[choicesFor(offered)]}
            onPick={(id) => onPick(id, offered)}
            open={isOpen}
            first="first"
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
