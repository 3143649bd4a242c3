import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { hasRight, staffRoles } from "backend/domain/rights.ts";
import { notify } from "ui-kit/feedback/toast.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import type { MenuChoice } from "ui-kit/navigation/menu-popover.tsx";
import { hasPage } from "../addresses.ts";
import { pictureSource } from "../picture-source.ts";
import { type CurrentUser, signOut } from "../api/sign-in-session.ts";
import { personalPagesOf } from "./menu-items.ts";
import { useShowFailure } from "./show-failure.ts";

const byRank = ["admin", ...staffRoles, "therapist", "assistant"] as const;

function roleOf({ roles }: CurrentUser): (typeof byRank)[number] | "client" {
  return byRank.find((role) => roles.includes(role)) ?? "client";
}

function useChoices(user: CurrentUser): MenuChoice[][] {
  const { t } = useTranslation();
  const personal: MenuChoice[] = personalPagesOf(user).map(({ path, icon, name }) => ({
    id: path,
    href: path,
    icon,
    label: t(`shell.own.${name}`),
  }));
  const profile: MenuChoice = {
    id: "/user/profile",
    href: "/user/profile",
    icon: "user-round",
    label: t("shell.profile"),
  };
  const admin: MenuChoice = {
    id: "/admin",
    href: "/admin",
    icon: "layout-dashboard",
    label: t("shell.admin"),
  };
  const account = [profile, ...(hasRight(user.roles, "see-summary") ? [admin] : [])];
  return [
    personal,
    account.filter(({ id }) => hasPage(id)),
    [{ id: "log-out", label: t("shell.logOut"), icon: "log-out" }],
  ];
}

export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const showFailure = useShowFailure();
  const groups = useChoices(user);
  const titled = groups.map((choices, i) => ({
    choices,
    title: i === 0 ? t("shell.personalSpace") : undefined,
  })).filter(({ choices }) => choices.length > 0);
  async function logOut() {
    try {
      await signOut();
      globalThis.location.reload();
    } catch (failure) {
      void notify({ tone: "error", message: showFailure(failure) });
    }
  }
  return (
    <MenuButton
      label={`${t("shell.account")}: ${user.name}`}
      user={{
        name: user.name,
        role: t(`shell.role.${roleOf(user)}`),
        photo: pictureSource(user.profileUrl),
      }}
      titles={titled.map(({ title }) => title)}
      groups={titled.map(({ choices }) => choices)}
      picked={pathname}
      onPick={(id) => {
        if (id === "log-out") void logOut();
      }}
    />
  );
}
