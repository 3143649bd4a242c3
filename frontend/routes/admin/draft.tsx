import { useQuery } from "@tanstack/react-query";
import { withChanges } from "backend/domain/suitability/rule-change.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { DiscardDraft } from "./discard-draft.tsx";
import { NotReachedSection } from "./not-reached.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleDifferences } from "./rule-differences.tsx";
import { draftLooks } from "./rule-drafts.tsx";
import { RulePreview } from "./rule-preview.tsx";
import { RuleProblems } from "./rule-problems.tsx";
import {
  downloadRules,
  draftQuery,
  draftsAddress,
  type Rule,
  type RuleDraft,
  versionQuery,
} from "./rule-queries.ts";
import { ReviewDraft, SendDraft } from "./rule-review.tsx";
import { RuleTable } from "./rule-table.tsx";
import { useRuleWords } from "./rule-words.ts";
import { placeOf, problemsOfRule, useDraftChanges } from "./use-draft-changes.ts";

/** What has to be known before the draft is changed further. */
function DraftNotes({ draft, problemsRef, onRebase, pending }: {
  draft: RuleDraft;
  problemsRef: RefObject<HTMLDivElement | null>;
  onRebase: () => void;
  pending: boolean;
}) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const { state, basedOn, latestVersion, conflicts, returnReason, returnedBy, problems } = draft;
  return (
    <>
      {state === "published" && (
        <Note tone="success">
          {t("rules.draft.published", { version: draft.publishedVersion })}
        </Note>
      )}
      {returnReason !== null && (
        <Note tone="warning">
          {t("rules.draft.returned", { name: returnedBy ?? "", reason: returnReason })}
        </Note>
      )}
      {state === "editing" && basedOn !== latestVersion && (
        <Note
          tone="warning"
          actions={
            <Button small pending={pending} onClick={onRebase}>
              {t("rules.draft.rebase", { version: latestVersion })}
            </Button>
          }
        >
          {t("rules.draft.outdated", { version: latestVersion })} {conflicts.length > 0 &&
            t("rules.draft.conflicts", { rules: conflicts.join(", ") })}
        </Note>
      )}
      {problems.length > 0 && (
        <RuleProblems
          ref={problemsRef}
          title={t("rules.draft.problems", { count: problems.length })}
          problems={problems}
          nameOf={(path) => placeOf(draft, path, words)}
        />
      )}
    </>
  );
}

/** After a save from a place further down the page the note about problems is out of sight, so it takes the focus. */
function useShownProblems({ version, problems }: RuleDraft) {
  const problemsRef = useRef<HTMLDivElement>(null);
  const [savedFrom, setSavedFrom] = useState<string | null>(null);
  useEffect(() => {
    if (savedFrom === null || savedFrom === version) return;
    setSavedFrom(null);
    if (problems.length === 0) return;
    problemsRef.current?.focus({ preventScroll: true });
    problemsRef.current?.scrollIntoView({ block: "center" });
  }, [savedFrom, version, problems]);
  return { problemsRef, showProblems: () => setSavedFrom(version) };
}

function DraftEditor({ draft, base, reload }: {
  draft: RuleDraft;
  base: Rule[];
  reload: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { saving, put, retire, undo, explain, rebase } = useDraftChanges(draft, base);
  const [opened, setOpened] = useState<Rule | "new" | null>(null);
  const { problemsRef, showProblems } = useShownProblems(draft);
  const isEditing = draft.state === "editing";
  const hasChanges = draft.state !== "published" && draft.differences.length > 0;
  const rules = withChanges(base, draft.changes);
  const isStale = hasErrorCode(saving.error, "ERR_STALE");
  const failure = saving.error
    ? isStale ? t("rules.draft.stale") : showFailure(saving.error)
    : undefined;
  const open = (rule: Rule | "new") => {
    saving.reset();
    setOpened(rule);
  };
  const actionsOf = (id: string) => {
    const rule = rules.find((each) => each.id === id);
    return (
      <>
        {rule && (
          <Button
            small
            aria-label={t("rules.draft.changeNamed", { id })}
            onClick={() => open(rule)}
          >
            {t("rules.draft.change")}
          </Button>
        )}
        <Button
          small
          variant="quiet"
          aria-label={t("rules.draft.undoNamed", { id })}
          onClick={() => undo(id)}
        >
          {t("rules.draft.undo")}
        </Button>
      </>
    );
  };
  return (
    <Stack gap="part">
      <Stack gap="stack">
        <DraftNotes
          draft={draft}
          problemsRef={problemsRef}
          pending={saving.isPending}
          onRebase={rebase}
        />
        {failure && opened === null && (
          <Note
            tone="error"
            urgent
            actions={isStale && <Button small onClick={reload}>{t("rules.draft.reload")}</Button>}
          >
            {failure}
          </Note>
        )}
        <Row>
          {isEditing && (
            <Button icon="plus" variant="primary" onClick={() => open("new")}>
              {t("rules.draft.add")}
            </Button>
          )}
          {draft.state !== "published" && (
            <Button
              icon="download"
              onClick={() => void downloadRules(draft.id, "rules-draft.json")}
            >
              {t("rules.download")}
            </Button>
          )}
          {isEditing && <DiscardDraft draft={draft} />}
        </Row>
      </Stack>
      {hasChanges && (
        <Section heading={t("rules.draft.changes", { count: draft.differences.length })}>
          <RuleDifferences
            differences={draft.differences}
            actions={isEditing ? actionsOf : undefined}
          />
        </Section>
      )}
      {isEditing && <NotReachedSection draft={draft} pending={saving.isPending} onSave={explain} />}
      {hasChanges && <RulePreview key={draft.version} draft={draft} />}
      {isEditing && hasChanges && <SendDraft draft={draft} />}
      {draft.state === "waiting" && <ReviewDraft draft={draft} />}
      {isEditing && (
        <Section heading={t("rules.draft.all")}>
          {!hasChanges && <Text>{t("rules.draft.noChanges")}</Text>}
          <RuleTable
            rules={rules}
            label={t("rules.draft.all")}
            action={(rule) => (
              <Row>
                <Button
                  small
                  aria-label={t("rules.draft.changeNamed", { id: rule.id })}
                  onClick={() => open(rule)}
                >
                  {t("rules.draft.change")}
                </Button>
                <Button
                  small
                  variant="quiet"
                  aria-label={t("rules.draft.retireNamed", { id: rule.id })}
                  onClick={() => retire(rule.id)}
                >
                  {t("rules.draft.retire")}
                </Button>
              </Row>
            )}
          />
        </Section>
      )}
      {opened !== null && (
        <RuleDialog
          rule={opened === "new" ? null : opened}
          isNew={opened === "new" || !base.some(({ id }) => id === opened.id)}
          problems={opened === "new" ? [] : problemsOfRule(draft, opened.id)}
          saving={saving.isPending}
          failure={failure}
          onSave={(rule) =>
            put(rule, opened === "new" ? null : opened.id, () => {
              setOpened(null);
              showProblems();
            })}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

function Draft({ id }: { id: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const draft = useQuery(draftQuery(id));
  const base = useQuery({
    ...versionQuery(draft.data?.latestVersion ?? 0),
    enabled: draft.data !== undefined,
  });
  const error = draft.error ?? base.error;
  if (!draft.data || !base.data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={4} />;
    if (hasErrorCode(error, "ERR_NOT_FOUND")) return <Empty message={showFailure(error)} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void (draft.error ? draft : base).refetch()}
      />
    );
  }
  return (
    <DraftEditor
      draft={draft.data}
      base={base.data.rules}
      reload={() => void draft.refetch()}
    />
  );
}

export function Component() {
  const { t } = useTranslation();
  const id = useSearchParams().get("id") ?? "";
  const { data } = useQuery({ ...draftQuery(id), enabled: id !== "" });
  return (
    <AdminPage
      title={data?.title ?? t("rules.draft.title")}
      back={{ href: draftsAddress, label: t("rules.part.drafts") }}
      lead={data && (
        <Row as="span">
          <Badge {...draftLooks[data.state]}>{t(`rules.drafts.state.${data.state}`)}</Badge>
          {t("rules.draft.by", {
            name: data.author ?? t("rules.release"),
            version: data.basedOn,
          })}
        </Row>
      )}
    >
      {id === "" ? <Empty message={t("failed.notFound.text")} /> : <Draft id={id} />}
    </AdminPage>
  );
}
