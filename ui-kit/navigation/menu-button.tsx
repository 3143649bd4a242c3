import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Avatar } from "../layout/avatar.tsx";
import "./menu-button.css";

export type MenuChoice = {
  /** What was chosen, for `onPick`. */
  id: string;
  /** What it says. */
  label: string;
  /** A sign before the words. */
  icon?: IconName | undefined;
  /** A count in words at the end. */
  hint?: string | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** The language of the label, where it differs from the page's. */
  lang?: string | undefined;
};

export type MenuUser = {
  /** Whose menu it is. */
  name: string;
  /** What they are here. */
  role: string;
  /** Two letters. */
  initials: string;
  /** A picture instead of letters. */
  photo?: string | undefined;
};

export type MenuButtonProps = {
  /** Accessible name of the button and its menu. */
  label: string;
  /** What the button shows; by default the label. */
  children?: ReactNode;
  /** Shows initials or a picture instead of words, and whose menu it is at its top. */
  user?: MenuUser | undefined;
  /** The choices, in groups divided by a rule. */
  groups: MenuChoice[][];
  /** Captions above the groups, in their order. */
  titles?: readonly (string | undefined)[] | undefined;
  /** Id of the choice that holds now. */
  picked?: string | undefined;
  /** Called with the id of the choice. Choices with `href` are followed by themselves. */
  onPick?: ((id: string) => void) | undefined;
};

const openingKeys = ["Enter", " ", "ArrowDown", "ArrowUp"];

const loadPopover = () => import("./menu-popover.tsx");
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));

/** A button of the bar that opens a menu: my things, the account, the language. */
export function MenuButton(
  { label, children, user, groups, titles, picked, onPick }: MenuButtonProps,
) {
  const [open, setOpen] = useState(false);
  // From then on it stays: it has a way out that is seen.
  const [opened, setOpened] = useState(false);
  const [first, setFirst] = useState<"first" | "last">("first");
  const trigger = useRef<HTMLButtonElement>(null);
  const near = () => void loadPopover();
  function show(from: "first" | "last" = "first") {
    setFirst(from);
    setOpened(true);
    setOpen(true);
  }
  // Enter and Space too: the click the browser makes of them counts as one of a screen reader, and the focus would wait.
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
        // What is seen is a part of what is heard, so that it can be pressed by voice.
        aria-label={user && !user.photo ? `${label}, ${user.initials}` : label}
        aria-haspopup="menu"
        aria-expanded={open}
        data-avatar={user ? "" : undefined}
        data-open={open || undefined}
        onPointerEnter={near}
        onFocus={near}
        onKeyDown={openByKey}
        onClick={() => show()}
      >
        {user ? <Avatar shape="round" src={user.photo} initials={user.initials} /> : (
          <>
            <span>{children ?? label}</span>
            <Icon name="chevron-down" size="small" />
          </>
        )}
      </button>
      {opened && (
        <Suspense>
          <MenuPopover
            {...{ label, user, groups, titles, picked, onPick, open, first }}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
