import type { ReactNode } from "react";
import type { IconName } from "../controls/icon.tsx";

/** One place of the app. */
export type MenuLink = {
  path: string;
  title: string;
  icon?: IconName | undefined;
  /** A number or a word at the end. */
  badge?: ReactNode;
  /** It can be seen, not followed. */
  disabled?: boolean | undefined;
  /** Opens in a new tab and says so. */
  newTab?: boolean | undefined;
};

/** Places that fold together under one name. */
export type MenuGroup = {
  title: string;
  icon?: IconName | undefined;
  badge?: ReactNode;
  disabled?: boolean | undefined;
  children: MenuLink[];
};

/** A caption above the places that follow. */
export type MenuSection = { section: string };

export type MenuItem = MenuLink | MenuGroup | MenuSection;

/** `accordion` closes the other groups when one opens; with `collapse` several may be open. */
export type ToggleType = "accordion" | "collapse";

/** The groups that are open after a press on one of them. */
export function toggled(
  open: readonly string[],
  title: string,
  type: ToggleType,
): readonly string[] {
  if (open.includes(title)) return open.filter((each) => each !== title);
  return type === "accordion" ? [title] : [...open, title];
}

/** The group that holds the place shown. */
export function groupOf(items: readonly MenuItem[], path: string): string | undefined {
  for (const item of items) {
    if ("children" in item && item.children.some((child) => child.path === path)) {
      return item.title;
    }
  }
}
