import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Banner } from "ui-kit/feedback/banner.tsx";
import { currentView } from "../api/sign-in-session.ts";
import type { View } from "../api/stored-view.ts";
import { config } from "../config.ts";
import { useFormat } from "../i18n/use-format.ts";
import { leaveView } from "./view.ts";

/** Says as whom an administrator sees the product; it stays until the view ends. */
export function ViewBanner({ view }: { view: View }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { user, expiresAt } = view;
  useEffect(() => {
    const rest = Date.parse(expiresAt) - Date.now();
    const timer = setTimeout(stop, Math.max(rest, 0));
    return () => clearTimeout(timer);
  });
  function stop() {
    const { id } = currentView()?.user ?? user;
    leaveView();
    void navigate(`/admin/users/${id}`);
  }
  return (
    <Banner
      tone="warning"
      icon="eye"
      pinned
      action={<Button small onClick={stop}>{t("viewing.stop")}</Button>}
    >
      {t("viewing.text", { brand: config.brand, name: user.name, time: format.time(expiresAt) })}
    </Banner>
  );
}
