import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { CertificatePaper } from "ui-kit/layout/certificate-paper.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { config } from "../../config.ts";
import { textIn } from "../../courses/course-words.ts";
import { certificateQuery, coursesQuery } from "../../courses/queries.ts";
import { downloadBlob } from "../../download.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";

type Certificate = components["schemas"]["CourseCertificate"];

function Paper({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { code, name, title, lessons, minutes, exercises, issuedAt } = certificate;
  return (
    <CertificatePaper
      brand={config.brand}
      rings={lessons}
      who={t("courses.certificate.who", { name })}
      title={textIn(title, language)}
      lang={title[language] ? undefined : "et"}
      facts={t("courses.certificate.facts", {
        lessons: t("courses.facts.lessons", { count: lessons }),
        minutes: t("courses.certificate.minutes", { count: minutes }),
        exercises: t("courses.certificate.exercises", { count: exercises }),
        day: format.date(issuedAt, "long"),
      })}
      meaning={t("courses.certificate.meaning")}
      codeLabel={t("courses.certificate.code")}
      code={code}
    />
  );
}

/** The PDF is for the person whose certificate it is. */
function Tools({ code }: { code: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const { data } = useQuery({ ...coursesQuery(user?.id ?? null), enabled: user !== null });
  const own = user && data?.find(({ progress }) => progress?.certificateCode === code);
  const pdf = useSubmit({
    mutationFn: (id: string) =>
      ok<Blob>(api.GET("/api/courses/{id}/certificate/pdf", {
        params: { path: { id } },
        parseAs: "blob",
      })),
    onSuccess: (file) => downloadBlob(file, `${code}.pdf`),
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <ShowAt screenOnly>
      <Row>
        <Button icon="printer" onClick={() => globalThis.print()}>
          {t("courses.certificate.print")}
        </Button>
        {own && (
          <Button
            variant="quiet"
            icon="download"
            pending={pdf.isPending}
            onClick={() => pdf.mutate(own.id)}
          >
            {t("courses.certificate.pdf")}
          </Button>
        )}
      </Row>
    </ShowAt>
  );
}

export function Component() {
  const { t } = useTranslation();
  const { code = "" } = useParams();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(certificateQuery(code));
  const isUnknown = hasErrorCode(error, "ERR_NOT_FOUND");
  const reference = referenceOf(error);
  return (
    <Page tall>
      <PageTitle>{t("courses.certificate.title")}</PageTitle>
      <ShowAt screenOnly>
        <BackLink href="/courses">{t("courses.show.back")}</BackLink>
        <PageHeader title={t("courses.certificate.title")} lead={t("courses.certificate.lead")} />
      </ShowAt>
      {!data && !error && (
        <Skeleton label={t("courses.list.loading")}>
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      {isUnknown && <Note tone="warning" urgent>{t("courses.certificate.unknown")}</Note>}
      {error && !isUnknown && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && (
        <Stack gap="block">
          <ShowAt screenOnly>
            <Note tone="success" icon="badge-check">{t("courses.certificate.genuine")}</Note>
          </ShowAt>
          <Paper certificate={data} />
          <Tools code={data.code} />
        </Stack>
      )}
    </Page>
  );
}
