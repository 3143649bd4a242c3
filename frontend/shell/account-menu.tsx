import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { MenuButton } from "ui-kit/navigation/menu-button.tsx";
import { initialsOf } from "../initials.ts";
import { type CurrentUser, leave } from "../api/session.ts";
import { useSayFailure } from "./say-failure.ts";

function roleOf({ roles, therapistId }: CurrentUser): "admin" | "therapist" | "client" {
  if (roles.includes("admin")) return "admin";
  return therapistId ? "therapist" : "client";
}

/** Who is here, and the way out. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  async function logOut() {
    try {
      await leave();
      globalThis.location.reload();
    } catch (failure) {
      void notify({ tone: "error", message: sayFailure(failure) });
    }
  }
  return (
    <MenuButton
      label={`${t("shell.account")}: ${user.name}`}
      head={{
        name: user.name,
        role: t(`shell.role.${roleOf(user)}`),
        initials: initialsOf(user.name),
        face: user.profileUrl ?? undefined,
      }}
      groups={[[{ id: "log-out", label: t("shell.logOut"), icon: "log-out" }]]}
      onPick={() => void logOut()}
    />
  );
}
