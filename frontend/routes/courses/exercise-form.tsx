import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useChangeConsent, useMissingConsent } from "../../api/consents.ts";
import { saveCourseAnswer as limits } from "../../api/limits/courses.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { courseAnswersQuery } from "../../courses/queries.ts";
import { draftOf, removeDraft, saveDraft } from "../../drafts.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ConsentTerms } from "../../therapy-sessions/consent-terms.tsx";

type Answer = components["schemas"]["CourseAnswer"];

/** What a person writes in an exercise. It is kept in this browser until it is saved to the journal. */
export function ExerciseForm({ courseId, materialId, userId, answer, onReload }: {
  courseId: string;
  materialId: string;
  userId: string;
  answer: Answer | null;
  onReload: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const draftKey = `exercise.${userId}.${materialId}`;
  const [saved, setSaved] = useState(answer);
  const [text, setText] = useState(() => draftOf(draftKey)?.text ?? answer?.text ?? "");
  const isChanged = text !== (saved?.text ?? "");
  const missing = useMissingConsent("notes", isChanged);
  const consent = useChangeConsent();
  const saving = useSubmit({
    mutationFn: ({ force }: { force: boolean }) =>
      ok(api.PUT("/api/courses/{id}/answers/{materialId}", {
        params: {
          path: { id: courseId, materialId },
          header: force || !saved ? {} : { "if-match": `"${saved.version}"` },
        },
        body: { text },
      })),
    onSuccess: ({ answer: next }) => {
      removeDraft(draftKey);
      setSaved(next);
      void cache.invalidateQueries(courseAnswersQuery(userId));
    },
  });
  const isStale = hasErrorCode(saving.error, "ERR_STALE");

  function save(force = false) {
    const write = () => saving.mutate({ force });
    if (missing && text.trim()) consent.mutate(missing, { onSuccess: write });
    else write();
  }

  async function takeTheirs() {
    removeDraft(draftKey);
    await onReload();
  }

  const failure = consent.error ?? (isStale ? null : saving.error);
  return (
    <Form noValidate onSend={() => save()}>
      <TextArea
        name={`exercise-${materialId}`}
        label={t("courses.exercise.label")}
        maxLength={limits.text.maxLength}
        rows={6}
        value={text}
        error={failure ? showFailure(failure) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          saveDraft(draftKey, {
            ...{ text: value, state: "writing", base: saved?.text ?? "" },
            version: saved?.version ?? "",
          });
        }}
      />
      {missing && text.trim() !== "" && <ConsentTerms consent={missing} />}
      {isStale && (
        <Note
          tone="warning"
          urgent
          actions={
            <>
              <Button small onClick={() => save(true)}>{t("courses.exercise.keepMine")}</Button>
              <Button small variant="quiet" onClick={() => void takeTheirs()}>
                {t("courses.exercise.takeTheirs")}
              </Button>
            </>
          }
        >
          {t("courses.exercise.stale")}
        </Note>
      )}
      <Row justify="between">
        <Text as="span" size="small" tone="soft">
          <Row as="span" gap="tight">
            <Icon name="lock" size="small" />
            {t("courses.exercise.lock")}
          </Row>
        </Text>
        <Row gap="stack">
          <Text as="span" size="small" tone="soft" role="status">
            {isChanged
              ? t("courses.exercise.unsaved")
              : saved && t("courses.exercise.saved", { time: format.dateTime(saved.version) })}
          </Text>
          <Button
            type="submit"
            disabled={!isChanged}
            pending={saving.isPending || consent.isPending}
          >
            {t(missing && text.trim() ? "courses.exercise.agree" : "courses.exercise.save")}
          </Button>
        </Row>
      </Row>
    </Form>
  );
}
