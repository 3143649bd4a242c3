import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { practicesQuery } from "../../api/practices.ts";
import { useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { filtersOf, offersQuery, preferOffered } from "../../suitability/offers.ts";
import { stateOf } from "../../suitability/place.ts";
import { questionnaireQuery } from "../../suitability/queries.ts";
import { followResultChanges } from "../../suitability/result-changes.ts";
import type { Questionnaire } from "../../suitability/questionnaire.ts";
import type { StoredResult } from "../../suitability/storing.ts";
import { useIsTakingOver } from "../../use-render-time.ts";
import { DangerNote } from "./danger-note.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Groups } from "./groups.tsx";
import { IntroCalls } from "./intro-calls.tsx";
import { ChangedRules, Comparison, History } from "./history.tsx";
import { KeepResult } from "./keep-result.tsx";
import { offersShown } from "./offers.tsx";
import { Tools } from "./tools.tsx";
import { type TestResult, useResult } from "./use-result.ts";
import { useSummary } from "./use-summary.ts";

export function prefetch(cache: QueryClient) {
  return Promise.all([cache.fetchQuery(questionnaireQuery), cache.fetchQuery(practicesQuery)]);
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Page padded>
      <PageTitle>{t("preferences.title")}</PageTitle>
      <PageHeader title={t("preferences.title")} lead={t("preferences.about")} />
      <NeedsScripts />
      <Skeleton label={t("preferences.loading")}>
        <SkeletonLine shape="heading" width="half" />
        <SkeletonLine width="most" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </Skeleton>
    </Page>
  );
}

function NoResult() {
  const { t } = useTranslation();
  return (
    <Page padded>
      <PageTitle>{t("preferences.title")}</PageTitle>
      <PageHeader title={t("preferences.title")} />
      <Empty
        message={t("preferences.empty.text")}
        action={<Button variant="primary" href="/test">{t("preferences.empty.action")}</Button>}
      />
    </Page>
  );
}

function Stale() {
  const { t } = useTranslation();
  return (
    <Page padded>
      <PageTitle>{t("preferences.title")}</PageTitle>
      <PageHeader title={t("preferences.title")} />
      <Note
        actions={<Button variant="primary" href="/test">{t("preferences.stale.action")}</Button>}
      >
        {t("preferences.stale.text")}
      </Note>
    </Page>
  );
}

function Aside({ result, questionnaire }: { result: TestResult; questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  return (
    <ShowAt screenOnly>
      <Stack gap="group">
        <IntroCalls assessment={result.assessment} unstored={result.unstored} />
        <Note icon="life-buoy">{questionnaire.crisis.always}</Note>
        <Note icon="lock">{t("preferences.private")}</Note>
      </Stack>
    </ShowAt>
  );
}

function Warnings({ result, questionnaire, onOpen }: {
  result: TestResult;
  questionnaire: Questionnaire;
  onOpen: (step: string) => void;
}) {
  const { t } = useTranslation();
  const { crisis, notes, skippedSafety } = result.assessment;
  const [skipped] = skippedSafety;
  if (!crisis && notes.length === 0 && !skipped) return null;
  return (
    <Stack gap="group">
      {crisis && (
        <Note icon="life-buoy">
          <b>{questionnaire.crisis[crisis].title}.</b> {questionnaire.crisis.always}
        </Note>
      )}
      {notes.map((note) => <Note key={note} tone="warning">{note}</Note>)}
      {skipped && (
        <Note
          tone="warning"
          actions={
            <Button small onClick={() => onOpen(skipped)}>{t("preferences.skipped.answer")}</Button>
          }
        >
          {t("preferences.skipped.text", { count: skippedSafety.length })}
        </Note>
      )}
    </Stack>
  );
}

function Result({ result, questionnaire, earlier, onRemove }: {
  result: TestResult;
  questionnaire: Questionnaire;
  earlier: StoredResult[];
  onRemove: (id: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { data: found, isLoading } = useQuery(
    offersQuery(filtersOf(result.assessment), offersShown),
  );
  const assessment = found
    ? preferOffered(
      result.assessment,
      new Set(Object.keys(found.facets.practices).filter((code) => found.facets.practices[code])),
    )
    : result.assessment;
  const { title, lead } = useSummary({ ...result, assessment });

  function changeAnswer(step: string) {
    result.edit();
    void navigate("/test", { state: stateOf({ at: "step", step, returns: true }) });
  }

  if (isLoading) return <Loading />;
  return (
    <Page padded>
      <PageTitle>{t("preferences.title")}</PageTitle>
      <PageHeader
        title={title}
        lead={lead}
        action={<Tools savedId={result.savedId} onDelete={() => setDeleting(true)} />}
      />
      <Columns
        aside={<Aside result={{ ...result, assessment }} questionnaire={questionnaire} />}
      >
        <Stack gap="section">
          <Stack gap="group">
            <Warnings result={result} questionnaire={questionnaire} onOpen={changeAnswer} />
            {result.unstored && <DangerNote unstored={result.unstored} />}
            <ChangedRules result={result} />
            <ShowAt screenOnly>
              {!result.savedId && <KeepResult questionnaire={questionnaire} />}
            </ShowAt>
          </Stack>
          <Groups
            assessment={assessment}
            unstored={result.unstored}
            questionnaire={questionnaire}
            onChangeAnswer={changeAnswer}
          />
          <Comparison result={result} earlier={earlier} />
          {result.savedId && <History earlier={earlier} onRemove={onRemove} />}
          <Text size="small" tone="soft">{questionnaire.disclaimer}</Text>
        </Stack>
      </Columns>
      <DeleteDialog result={result} open={isDeleting} onClose={() => setDeleting(false)} />
    </Page>
  );
}

function LoadedPage({ questionnaire }: { questionnaire: Questionnaire }) {
  const { isPending, error, retry, result, isStale, earlier, removeStored } = useResult(
    questionnaire,
  );
  // The tab of the test may store its result while this one has none.
  useEffect(followResultChanges, []);
  if (isStale) return <Stale />;
  if (error) return <PageFallback error={error} width="wide" onRetry={retry} />;
  if (isPending) return <Loading />;
  if (!result) return <NoResult />;
  return (
    <Result
      result={result}
      questionnaire={questionnaire}
      earlier={earlier}
      onRemove={removeStored}
    />
  );
}

export function Component() {
  const isTakingOver = useIsTakingOver();
  const isRestoring = useIsRestoringSession();
  const { data, error, refetch } = useQuery(questionnaireQuery);
  if (error && !data) {
    return (
      <PageFallback
        error={error}
        width="wide"
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || isTakingOver || isRestoring) return <Loading />;
  return <LoadedPage questionnaire={data} />;
}
