import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { practicePrefix, textQuery } from "./queries.ts";
import { TextEditor } from "./text-editor.tsx";

export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const language = useLanguage();
  const { label } = useDomainValues();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(textQuery(id));
  const name = id.startsWith(practicePrefix)
    ? label("THERAPY_TYPE", id.slice(practicePrefix.length))
    : data?.content.title[language] ?? "";
  return (
    <AdminPage
      title={name || t("admin.pages.texts")}
      lead={data && t("texts.version", { version: data.version })}
      back={{ href: "/admin/pages", label: t("texts.back") }}
    >
      {error && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t("admin.list.loading")} count={4} />}
      {data && <TextEditor key={id} text={data} />}
    </AdminPage>
  );
}
