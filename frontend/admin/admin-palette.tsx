import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { CommandPalette } from "ui-kit/navigation/command-palette.tsx";
import { api, ok } from "../api/client.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useRenderTime } from "../use-render-time.ts";
import { adminMenu, rightToPage } from "./admin-menu.ts";
import { latinKey } from "./latin-key.ts";
import { useRights } from "./use-rights.ts";
import { adminKey, summaryQuery } from "./summary.ts";

const leastTyped = 2;

function useActions() {
  const { t } = useTranslation();
  const may = useRights();
  const today = new Date(useRenderTime()).toISOString().slice(0, 10);
  return [
    {
      id: "/admin/invitations",
      label: t("admin.palette.invite"),
      icon: "send" as const,
    },
    {
      id: `/admin/sessions?from=${today}&to=${today}`,
      label: t("admin.palette.today"),
      icon: "calendar-check" as const,
    },
    {
      id: "/admin/users?state=disabled",
      label: t("admin.palette.disabled"),
      icon: "ban" as const,
    },
    {
      id: "/admin/users?sort=lastSignIn&direction=asc",
      label: t("admin.palette.neverSignedIn"),
      icon: "clock" as const,
    },
  ].filter(({ id }) => may(rightToPage(id.split("?")[0]!)));
}

function useFound(text: string) {
  const { t } = useTranslation();
  const may = useRights();
  const format = useFormat();
  const { data, isFetching } = useQuery({
    queryKey: [...adminKey, "find", text],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/find", { params: { query: { text } }, signal })),
    enabled: may("manage-users") && text.length >= leastTyped,
  });
  const groups = [
    {
      title: t("admin.palette.accounts"),
      commands: (data?.accounts ?? []).map(({ id, name, email }) => ({
        id: `/admin/users/${id}`,
        label: name || email,
        hint: name ? email : undefined,
        icon: "user-round" as const,
      })),
    },
    {
      title: t("admin.palette.practitioners"),
      commands: (data?.practitioners ?? []).map(({ id, name, email }) => ({
        id: `/admin/practitioners?state=all&text=${encodeURIComponent(name || email)}&open=${id}`,
        label: name || email,
        hint: t("admin.users.roles.practitioner"),
        icon: "badge-check" as const,
      })),
    },
    {
      title: t("admin.palette.sessions"),
      commands: (data?.sessions ?? []).map(({ id, startsAt, therapist }) => ({
        id: `/admin/sessions?text=${id.slice(0, 18)}`,
        label: format.listDateTime(startsAt),
        hint: therapist.name,
        icon: "calendar" as const,
      })),
    },
  ];
  return { groups, isFetching };
}

/** Opens with Ctrl or Cmd and K, or with its button. */
export function AdminPalette() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey) {
        if (latinKey(event).toLowerCase() !== "k") return;
        event.preventDefault();
        setOpen((before) => !before);
        setTyped("");
      } else if (isOpen && event.key.length === 1 && !(event.target instanceof HTMLInputElement)) {
        // The field is not there yet.
        event.preventDefault();
        setTyped((before) => before + event.key);
      }
    }
    globalThis.addEventListener("keydown", onKey);
    return () => globalThis.removeEventListener("keydown", onKey);
  }, [isOpen]);
  return (
    <>
      <Button
        small
        icon="search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setOpen(true);
          setTyped("");
        }}
      >
        {t("admin.palette.open")}
      </Button>
      {isOpen && <OpenPalette typed={typed} onType={setTyped} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenPalette({ typed, onType, onClose }: {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const text = useDeferredValue(typed.trim());
  const { data } = useQuery(summaryQuery);
  const { groups: found, isFetching } = useFound(text);
  const actions = useActions();
  const may = useRights();
  const fits = (label: string) => label.toLowerCase().includes(text.toLowerCase());
  const pages = adminMenu.filter(({ right }) => may(right)).map((
    { path, name, icon, ...page },
  ) => ({
    id: path,
    label: t(`admin.pages.${name}`),
    icon,
    count: "badge" in page ? data?.[page.badge] || undefined : undefined,
  }));
  const groups = [
    { title: t("admin.palette.pages"), commands: pages.filter(({ label }) => fits(label)) },
    ...(text.length >= leastTyped ? found : []),
    { title: t("admin.palette.actions"), commands: actions.filter(({ label }) => fits(label)) },
  ];
  return (
    <CommandPalette
      open
      onClose={onClose}
      label={t("admin.palette.label")}
      placeholder={t("admin.palette.label")}
      typed={typed}
      onType={onType}
      groups={groups}
      empty={t("admin.palette.nothing")}
      pending={isFetching ? t("admin.palette.searching") : undefined}
      onPick={(path) => {
        onClose();
        void navigate(path);
      }}
    />
  );
}
