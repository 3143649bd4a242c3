import { memo, type RefObject } from "react";
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import "./menu-popover.css";

export type MenuChoice = {
  id: string;
  label: string;
  icon?: IconName | undefined;
  hint?: string | undefined;
  href?: string | undefined;
  newTab?: boolean | undefined;
  lang?: string | undefined;
};

export type MenuUser = {
  name: string;
  role: string;
  photo?: PictureSource | undefined;
};

export type MenuPopoverProps = {
  label: string;
  user?: MenuUser | undefined;
  groups: MenuChoice[][];
  titles?: readonly (string | undefined)[] | undefined;
  picked?: string | undefined;
  onPick?: ((id: string) => void) | undefined;
  open: boolean;
  first: "first" | "last";
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
};

function Choice({ choice, picked }: { choice: MenuChoice; picked: string | undefined }) {
  const { id, label, icon, hint, href, newTab, lang } = choice;
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(href === undefined ? {} : { href })}
      {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
      data-picked={picked === id || undefined}
    >
      {icon && <Icon name={icon} />}
      <span lang={lang}>{label}</span>
      {hint && <span data-part="hint">{hint}</span>}
      {picked === id && <Icon name="check" size="small" />}
    </MenuItem>
  );
}

/** Not drawn again while only its button changes. */
export const MenuPopover = memo(function MenuPopover(
  { label, user, groups, titles, picked, onPick, open, first, onClose, triggerRef }:
    MenuPopoverProps,
) {
  return (
    <AriaProvider>
      <Popover
        className="menu-popover"
        aria-label={label}
        placement="bottom end"
        triggerRef={triggerRef}
        isOpen={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        {user && (
          <div data-part="head">
            <Avatar shape="round" src={user.photo} />
            <p>
              <b>{user.name}</b>
              <small>{user.role}</small>
            </p>
          </div>
        )}
        <div onKeyDown={({ key }) => key === "Tab" && onClose()}>
          <Menu
            aria-label={label}
            autoFocus={first}
            onClose={onClose}
            onAction={(key) => onPick?.(String(key))}
          >
            {groups.map((choices, i) => (
              <MenuSection
                key={i}
                id={`group-${i}`}
                {...(titles?.[i] ? {} : { "aria-label": label })}
              >
                {(i > 0 || user) && <Separator />}
                {titles?.[i] && <Header>{titles[i]}</Header>}
                {choices.map((choice) => (
                  <Choice
                    key={choice.id}
                    choice={choice}
                    picked={picked}
                  />
                ))}
              </MenuSection>
            ))}
          </Menu>
        </div>
      </Popover>
    </AriaProvider>
  );
});
