import type { ReactNode } from "react";
import type { IconName } from "../controls/icon.tsx";

export type MenuLink = {
  path: string;
  title: string;
  icon?: IconName | undefined;
  badge?: ReactNode;
  disabled?: boolean | undefined;
  newTab?: boolean | undefined;
};

export type MenuGroup = {
  title: string;
  icon?: IconName | undefined;
  badge?: ReactNode;
  disabled?: boolean | undefined;
  children: MenuLink[];
};

export type MenuSection = { section: string };

export type MenuItem = MenuLink | MenuGroup | MenuSection;

/** `accordion` keeps one group open at a time, `collapse` several. */
export type ToggleType = "accordion" | "collapse";

export function toggleGroup(
  open: readonly string[],
  title: string,
  type: ToggleType,
): readonly string[] {
  if (open.includes(title)) return open.filter((each) => each !== title);
  return type === "accordion" ? [title] : [...open, title];
}

export function groupOf(items: readonly MenuItem[], path: string): string | undefined {
  for (const item of items) {
    if ("children" in item && item.children.some((child) => child.path === path)) {
      return item.title;
    }
  }
}
