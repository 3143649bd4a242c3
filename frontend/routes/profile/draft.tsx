import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { Namesakes } from "../../admin/namesakes.tsx";
import type { TherapistPage } from "../../api/therapists.ts";
import { languageNames, languages } from "../../i18n/i18n.ts";
import { isLanguage, type Language } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { Changes, shownChanges } from "./changes.tsx";
import { InLanguage } from "./in-language.tsx";
import { useNames } from "./names.ts";
import type { ProfileDraft } from "./profile-types.ts";
import { PublicPage } from "./public-page.tsx";
import { draftPageQuery, draftQuery } from "./queries.ts";

function Offers({ practices }: Pick<TherapistPage, "practices">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { practiceName } = useNames();
  return (
    <DescriptionList
      items={practices.map(({ type, intro, durationMinutes, priceCents }) => ({
        name: `${practiceName({ type, intro })}, ${format.minutes(durationMinutes)}`,
        value: priceCents === 0 ? t("profile.practices.free") : format.money(priceCents),
      }))}
    />
  );
}

function Certificates({ certificates }: Pick<TherapistPage, "certificates">) {
  const { t } = useTranslation();
  if (certificates.length === 0) return <Text>{t("admin.draft.noCertificates")}</Text>;
  return (
    <DescriptionList
      items={certificates.map(({ title, issuer, year, state }) => ({
        name: t(`admin.certificates.states.${state}`),
        value: `${title}, ${issuer}, ${year}`,
      }))}
    />
  );
}

function DraftPage({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { data, error, refetch } = useQuery({
    ...draftPageQuery(id, version, language),
    placeholderData: (before: TherapistPage | undefined) => before,
  });
  const loading = <Skeleton label={t("profile.preview.loading")} count={3} />;
  return (
    <Section heading={t("admin.draft.page")} divided={false}>
      <Stack gap="group">
        <RadioGroup
          variant="segments"
          label={t("profile.preview.language")}
          labelHidden
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          picked={language}
          onPick={(picked) => {
            if (isLanguage(picked)) setLanguage(picked);
          }}
        />
        {error && (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && loading}
        {!error && data && (
          <Card>
            <Suspense fallback={loading}>
              <div inert>
                <InLanguage language={language} loading={loading}>
                  <PublicPage therapist={data} />
                </InLanguage>
              </div>
            </Suspense>
            <Section heading={t("admin.practitioners.detail.practices")}>
              <Offers practices={data.practices} />
            </Section>
            <Section heading={t("profile.section.certificates")}>
              <Certificates certificates={data.certificates} />
            </Section>
          </Card>
        )}
      </Stack>
    </Section>
  );
}

function Differences({ draft }: { draft: ProfileDraft }) {
  const { t } = useTranslation();
  const { approval, published, content } = draft;
  const count = shownChanges(published, content).length;
  return (
    <Section heading={t("admin.draft.differs")} divided={false}>
      <Stack gap="stack">
        <Text>
          {count > 0
            ? t("admin.draft.changes", { count })
            : t(approval === "approved" ? "admin.draft.same" : "admin.draft.notPublic")}
        </Text>
        {count > 0 && <Changes before={published} after={content} />}
      </Stack>
    </Section>
  );
}

function Draft({ id }: { id: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(draftQuery(id));
  if (!data) {
    if (!error) return <Skeleton label={t("profile.loading")} count={4} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  const { draft } = data;
  const { approval, published } = draft;
  const found = new URLSearchParams({ state: approval, text: published.email, open: id });
  return (
    <Stack gap="part">
      <Stack gap="stack">
        <Text size="lead">{draft.content.name || published.email}</Text>
        <Text tone="soft">{t(`admin.practitioners.states.${approval}`)}</Text>
        <div>
          <Button variant="primary" href={`/admin/practitioners?${found}`}>
            {t(approval === "waiting" ? "admin.draft.decide" : "admin.draft.open")}
          </Button>
        </div>
      </Stack>
      <Namesakes name={draft.content.name} except={id} />
      <Differences draft={draft} />
      <DraftPage id={id} version={draft.version} />
    </Stack>
  );
}

/** A practitioner's draft as the public page would show it, for administrators. */
export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  return (
    <AdminPage
      title={t("admin.draft.title")}
      lead={t("admin.draft.lead")}
      back={{ href: "/admin/practitioners", label: t("admin.pages.practitioners") }}
    >
      <Draft key={id} id={id} />
    </AdminPage>
  );
}
