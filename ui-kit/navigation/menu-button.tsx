import { type KeyboardEvent, Suspense, useCallback, useRef, useState } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { useAfterPaint } from "../layout/use-after-paint.ts";
import type { MenuChoice, MenuUser } from "./menu-popover.tsx";
import "./menu-button.css";

export type MenuButtonProps = {
  label: string;
  /** Shown in place of the label, and the beginning of the accessible name. */
  children?: string | undefined;
  icon?: IconName | undefined;
  user?: MenuUser | undefined;
  groups: MenuChoice[][];
  titles?: readonly (string | undefined)[] | undefined;
  picked?: string | undefined;
  onPick?: ((id: string) => void) | undefined;
};

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

const MenuPopover = lazyPart(async () => (await import("./menu-popover.tsx")).MenuPopover);

/** A button that opens a menu. The code of the menu loads on hover or focus. */
export function MenuButton(
  { label, children, icon, user, groups, titles, picked, onPick }: MenuButtonProps,
) {
  const [open, setOpen] = useState(false);
  // The popover stays mounted after the first opening, for its exit animation.
  const [wasOpened, setWasOpened] = useState(false);
  const [focusedItem, setFocusedItem] = useState<"first" | "last">("first");
  // The button answers first; the menu comes and goes in the next steps.
  const isMenuOpen = useAfterPaint(open);
  if (isMenuOpen && !wasOpened) setWasOpened(true);
  const close = useCallback(() => setOpen(false), []);
  const trigger = useRef<HTMLButtonElement>(null);
  function show(from: "first" | "last" = "first") {
    setFocusedItem(from);
    setOpen(true);
  }
  // Without this the browser sends a click for Enter and Space, which React Aria treats as a virtual click: it would not move the focus.
  function openByKey(event: KeyboardEvent) {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    show(event.key === "ArrowUp" ? "last" : "first");
  }
  return (
    <>
      <button
        type="button"
        className="menu-button"
        ref={trigger}
        aria-label={children ? `${children}, ${label}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        data-avatar={user ? "" : undefined}
        data-open={open || undefined}
        onPointerEnter={MenuPopover.preload}
        onFocus={MenuPopover.preload}
        onKeyDown={openByKey}
        onClick={() => show()}
      >
        {user ? <Avatar shape="round" src={user.photo} /> : (
          <>
            {icon && <Icon name={icon} size="small" />}
            <span>{children ?? label}</span>
            <Icon name="chevron-down" size="small" />
          </>
        )}
      </button>
      {wasOpened && (
        <Suspense>
          <MenuPopover
            {...{ label, user, groups, titles, picked, onPick, first: focusedItem }}
            open={isMenuOpen}
            triggerRef={trigger}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
