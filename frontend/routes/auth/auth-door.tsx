import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AuthLayout } from "ui-kit/layout/auth-layout.tsx";
import { PageTitle } from "../../shell/page-title.tsx";

/** Two halves: why it is worth coming in, and the way in. */
export function AuthDoor({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthLayout
        title={t("auth.door.title")}
        benefits={[
          { icon: "notebook-pen", text: t("auth.door.journal") },
          { icon: "calendar-check", text: t("auth.door.booking") },
          { icon: "lock", text: t("auth.door.privacy") },
        ]}
      >
        {children}
      </AuthLayout>
    </>
  );
}
