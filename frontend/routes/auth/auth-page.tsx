import { safeReturnUrl } from "backend/domain/return-url.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { AuthLayout } from "ui-kit/layout/auth-layout.tsx";
import { Divider } from "ui-kit/layout/divider.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { expectSignIn } from "../../api/sign-in-session.ts";
import { providersQuery, signInUrl } from "../../api/sign-in-providers.ts";
import { config } from "../../config.ts";
import { fill } from "../../i18n/fill.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { BookingTicket } from "./booking-ticket.tsx";
import { MissingPageNote } from "./missing-page-note.tsx";

/** Where an invited practitioner begins. */
export const ownProfile = "/sessions/profile";

/** A page of the sign-in; above its form it shows what is booked after it. */
export function AuthPage({ title, description, forPractitioners = false, children }: {
  title: string;
  /** Of an invitation: what a practitioner gets. */
  forPractitioners?: boolean;
  /** For search engines. */
  description?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const params = useSearchParams();
  const wanted = params.get("returnUrl");
  const returnUrl = safeReturnUrl(wanted, config.origin);
  const isForPractitioners = forPractitioners || wanted === ownProfile;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <AuthLayout
        title={t(isForPractitioners ? "auth.door.practitioner.title" : "auth.door.title")}
        benefits={isForPractitioners
          ? [
            { icon: "calendar-check", text: t("auth.door.practitioner.hours") },
            { icon: "search", text: t("auth.door.practitioner.found") },
            { icon: "lock", text: t("auth.door.practitioner.yours") },
          ]
          : [
            { icon: "notebook-pen", text: t("auth.door.journal") },
            { icon: "calendar-check", text: t("auth.door.booking") },
            { icon: "lock", text: t("auth.door.privacy") },
          ]}
      >
        <NeedsScripts />
        {wanted && <MissingPageNote returnUrl={returnUrl} />}
        {wanted && <BookingTicket returnUrl={returnUrl} />}
        {params.has("ended") && <Note role="status">{t("auth.login.ended")}</Note>}
        {children}
      </AuthLayout>
    </>
  );
}

const icons: Record<string, IconName> = { google: "google", facebook: "facebook" };

export function SignInProviders(
  { returnUrl, remember }: { returnUrl: string; remember?: boolean },
) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(providersQuery);
  if (data.length === 0) return null;
  return (
    <>
      <Divider>{t("auth.or")}</Divider>
      <Row gap="inline" wrap={data.length > 2}>
        {data.map(({ id, name }) => (
          <Button
            key={id}
            block
            icon={icons[id] ?? "globe"}
            href={signInUrl(id, returnUrl, remember)}
            reload
            onClick={expectSignIn}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}

export function TermsNote() {
  const { t } = useTranslation();
  return (
    <Text size="caption" tone="soft">
      {fill(t("auth.terms", { skipInterpolation: true }), {
        terms: (
          <Link href={config.links.terms ?? "/terms"} target="_blank" rel="noopener">
            {t("auth.termsLink")}
          </Link>
        ),
      })}
    </Text>
  );
}
