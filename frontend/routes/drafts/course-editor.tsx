import { useState } from "react";
import { useTranslation } from "react-i18next";
import { courseLimits as limits } from "backend/domain/course-content.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { NumberField } from "ui-kit/controls/number-field.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { CourseCover } from "ui-kit/layout/course-cover.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languageTabId, LanguageTabs } from "ui-kit/navigation/language-tabs.tsx";
import { ApiError } from "../../api/api-error.ts";
import { languageNames, languages } from "../../i18n/i18n.ts";
import { isLanguage, type Language } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { focusWhenLost } from "../../shell/focus-when-lost.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { Codes } from "./codes.tsx";
import { Lessons } from "./lessons.tsx";
import { Preview } from "./preview.tsx";
import { Publication } from "./publication.tsx";
import type { CourseDraft } from "./queries.ts";
import { useDraftProblemText } from "./use-draft-problem-text.ts";
import { type Editor, useDraft } from "./use-draft.ts";

const covers = ["moon", "lake", "door", "slices", "hills", "rings"] as const;

const panelId = "course-texts";

function CourseTexts({ editor, language }: { editor: Editor; language: Language }) {
  const { t } = useTranslation();
  const { content, change } = editor;
  return (
    <Stack gap="group">
      <TextField
        name="course-title"
        label={t("drafts.edit.courseTitle")}
        lang={language}
        maxLength={limits.title}
        value={content.title[language]}
        onChange={({ currentTarget: { value } }) =>
          change({ title: { ...content.title, [language]: value } })}
      />
      <TextArea
        name="course-outcome"
        label={t("drafts.edit.outcome")}
        description={t("drafts.edit.outcomeHelp")}
        lang={language}
        rows={2}
        maxLength={limits.outcome}
        value={content.outcome[language]}
        onChange={({ currentTarget: { value } }) =>
          change({ outcome: { ...content.outcome, [language]: value } })}
      />
      <TextArea
        name="course-summary"
        label={t("drafts.edit.summary")}
        lang={language}
        rows={4}
        maxLength={limits.summary}
        value={content.summary[language]}
        onChange={({ currentTarget: { value } }) =>
          change({ summary: { ...content.summary, [language]: value } })}
      />
    </Stack>
  );
}

function Settings({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { draft, content, settings, change, setAccess, setPrice } = editor;
  const kinds = draft.isOfMarketplace
    ? ["free", "bought", "code"] as const
    : ["clients", "free", "bought", "code"] as const;
  return (
    <Section heading={t("drafts.edit.settings")}>
      <Stack gap="group">
        <Select
          label={t("drafts.edit.access")}
          picked={settings.access}
          onPick={(id) => {
            const kind = kinds.find((each) => each === id);
            if (kind) setAccess(kind);
          }}
          groups={[{
            options: kinds.map((id) => ({ id, label: t(`drafts.access.${id}`) })),
          }]}
        />
        {settings.access === "bought" && (
          <NumberField
            label={t("drafts.edit.price")}
            description={t("drafts.edit.priceHelp")}
            min={1}
            max={10_000}
            value={(settings.priceCents ?? 0) / 100}
            onChange={(euros) => setPrice(Math.round((euros ?? 1) * 100))}
          />
        )}
        <Select
          label={t("drafts.edit.cover")}
          picked={content.cover}
          onPick={(id) => {
            const cover = covers.find((each) => each === id);
            if (cover) change({ cover });
          }}
          groups={[{ options: covers.map((id) => ({ id, label: t(`drafts.covers.${id}`) })) }]}
        />
        <CourseCover name={content.cover} />
      </Stack>
    </Section>
  );
}

function Failure({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { content, failure, isStale, saving, reload } = editor;
  const problemText = useDraftProblemText(content);
  if (isStale) {
    return (
      <Note
        tone="warning"
        urgent
        actions={
          <>
            <Button small onClick={() => saving.mutate({ force: true })}>
              {t("drafts.edit.keepMine")}
            </Button>
            <Button small variant="quiet" onClick={() => void reload()}>
              {t("drafts.edit.takeTheirs")}
            </Button>
          </>
        }
      >
        {t("drafts.edit.stale")}
      </Note>
    );
  }
  if (!failure) return null;
  const problems = failure instanceof ApiError ? failure.problem.errors ?? [] : [];
  return (
    <Note tone="error" urgent>
      {showFailure(failure)} {problems.slice(0, 3).map(problemText).join(" ")}
    </Note>
  );
}

function KeptDraft({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  if (!editor.isKept) return null;
  function discard() {
    editor.discard();
    // The button that has the focus goes away.
    focusWhenLost("course-title");
  }
  return (
    <Row>
      <Text as="span" size="small" tone="soft">{t("drafts.edit.kept")}</Text>
      <Button variant="quiet" small onClick={discard}>{t("drafts.edit.discard")}</Button>
    </Row>
  );
}

/** One course with all its parts. Nothing is sent before it is saved, and no client reads it before it is published. */
export function CourseEditor({ loaded, isAdmin }: { loaded: CourseDraft; isAdmin: boolean }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isPreview, setPreview] = useState(false);
  const editor = useDraft(loaded);
  const { draft, content, isChanged, saving } = editor;
  const title = content.title[language] || content.title.et || t("drafts.list.untitled");
  return (
    <Columns
      aside={
        <Stack gap="block">
          <Publication editor={editor} isAdmin={isAdmin} />
          <Settings editor={editor} />
          {draft.access === "code" && <Codes id={draft.id} />}
        </Stack>
      }
    >
      <Stack gap="block">
        <Stack gap="inline">
          <h1>{title}</h1>
          <Row gap="stack">
            <Badge icon={draft.state === "published" ? "check" : "pencil"}>
              {t(`drafts.state.${draft.state}`)}
            </Badge>
            <Text as="span" size="small" tone="soft" role="status">
              {t(isChanged ? "drafts.edit.unsaved" : "drafts.edit.saved")}
            </Text>
          </Row>
        </Stack>
        <KeptDraft editor={editor} />
        <Failure editor={editor} />
        <LanguageTabs
          label={t("drafts.edit.language")}
          panelId={panelId}
          selected={language}
          onSelect={(id) => {
            if (isLanguage(id)) setLanguage(id);
          }}
          tabs={languages.map((id) => ({
            id,
            label: languageNames[id],
            state: draft.languages.includes(id) ? "done" as const : "warning" as const,
            stateText: t(
              draft.languages.includes(id) ? "drafts.edit.complete" : "drafts.edit.gaps",
            ),
          }))}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={languageTabId(panelId, language)}>
          {isPreview ? <Preview editor={editor} language={language} /> : (
            <Stack gap="block">
              <CourseTexts editor={editor} language={language} />
              <Lessons editor={editor} language={language} />
            </Stack>
          )}
        </div>
        <Row>
          <Button
            variant="primary"
            disabled={!isChanged}
            pending={saving.isPending}
            onClick={() => saving.mutate({ force: false })}
          >
            {t("drafts.edit.save")}
          </Button>
          <Button icon={isPreview ? "pencil" : "eye"} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? "drafts.edit.backToEdit" : "drafts.edit.preview")}
          </Button>
        </Row>
      </Stack>
    </Columns>
  );
}
