import { type ComponentProps, useId, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import {
  groupOf,
  type MenuGroup,
  type MenuItem,
  type MenuLink,
  toggled,
  type ToggleType,
} from "./menu-items.ts";
import { NavLink } from "./nav-link.tsx";
import "./vertical-menu.css";

export type VerticalMenuProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  /** Names the navigation. */
  label: string;
  /** Places, groups and captions in order. */
  items: readonly MenuItem[];
  /** The path shown; the place with this very path is the current one. */
  current?: string | undefined;
  /** Whether opening a group closes the others. */
  toggleType?: ToggleType | undefined;
  /** Said after a place that opens in a new tab. */
  newTabLabel: string;
};

type Surroundings = { current: string | undefined; newTabLabel: string };

function Place({ place, current, newTabLabel }: Surroundings & { place: MenuLink }) {
  const { path, title, icon, badge, disabled, newTab } = place;
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

function Group({ group, open, onToggle, ...around }: Surroundings & {
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
          {children.map((place) => (
            <li key={place.path}>
              <Place place={place} {...around} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The places of the app under each other, in the drawer and in the column beside the page. */
export function VerticalMenu(
  { label, items, current, toggleType = "accordion", newTabLabel, ...rest }: VerticalMenuProps,
) {
  const here = current === undefined ? undefined : groupOf(items, current);
  const [pressed, setPressed] = useState<{ at: string | undefined; open: readonly string[] }>();
  // A new place opens its own group; until then the person's presses hold.
  const open = pressed && pressed.at === here
    ? pressed.open
    : [here].filter((x) => x !== undefined);
  const around = { current, newTabLabel };
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
                <Place place={item} {...around} />
              </li>
            );
          }
          return (
            <li key={`group ${item.title}`}>
              <Group
                group={item}
                open={open.includes(item.title)}
                onToggle={() =>
                  setPressed({ at: here, open: toggled(open, item.title, toggleType) })}
                {...around}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
