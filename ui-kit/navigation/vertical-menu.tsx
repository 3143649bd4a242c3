import { type ComponentProps, useId, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import {
  groupOf,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  toggleGroup,
  type ToggleType,
} from "./menu-items.ts";
import { NavLink } from "./nav-link.tsx";
import "./vertical-menu.css";

export type VerticalMenuProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  items: readonly MenuItem[];
  current?: string | undefined;
  toggleType?: ToggleType | undefined;
  newTabLabel: string;
};

type MenuContext = { current: string | undefined; newTabLabel: string };

function Item({ item, current, newTabLabel }: MenuContext & { item: MenuLink }) {
  const { path, title, icon, badge, disabled, newTab } = item;
  return (
    <NavLink
      href={path}
      icon={icon}
      count={badge}
      disabled={disabled}
      current={path === current ? "page" : undefined}
      newTabLabel={newTab ? newTabLabel : undefined}
    >
      {title}
    </NavLink>
  );
}

function Group({ group, open, onToggle, ...context }: MenuContext & {
  group: MenuGroup;
  open: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const { title, icon, badge, disabled, children } = group;
  return (
    <>
      <button
        type="button"
        className="nav-link"
        aria-expanded={open}
        aria-controls={id}
        disabled={disabled}
        onClick={onToggle}
      >
        {icon && <Icon name={icon} size="small" />}
        <span>{title}</span>
        {badge !== undefined && <span data-part="count">{badge}</span>}
        <Icon name="chevron-down" size="small" data-part="fold" />
      </button>
      <div data-part="fold" data-open={open || undefined} inert={!open}>
        <ul id={id}>
          {children.map((item) => (
            <li key={item.path}>
              <Item item={item} {...context} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The navigation in a column, with collapsible groups. */
export function VerticalMenu(
  { label, items, current, toggleType = "accordion", newTabLabel, ...rest }: VerticalMenuProps,
) {
  const currentGroup = current === undefined ? undefined : groupOf(items, current);
  const [pressed, setPressed] = useState<{ at: string | undefined; open: readonly string[] }>();
  // Navigation to another group opens that group and resets the groups the user opened.
  const open = pressed && pressed.at === currentGroup
    ? pressed.open
    : [currentGroup].filter((x) => x !== undefined);
  const context = { current, newTabLabel };
  return (
    <nav {...rest} className="vertical-menu" aria-label={label}>
      <ul>
        {items.map((item) => {
          if ("section" in item) {
            return <li key={`section ${item.section}`} data-part="section">{item.section}</li>;
          }
          if (!("children" in item)) {
            return (
              <li key={item.path}>
                <Item item={item} {...context} />
              </li>
            );
          }
          return (
            <li key={`group ${item.title}`}>
              <Group
                group={item}
                open={open.includes(item.title)}
                onToggle={() =>
                  setPressed({ at: currentGroup, open: toggleGroup(open, item.title, toggleType) })}
                {...context}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
