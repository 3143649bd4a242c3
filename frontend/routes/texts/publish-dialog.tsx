import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError } from "../../api/api-error.ts";
import { publishText as limits } from "../../api/limits/admin.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { Differences } from "./differences.tsx";
import type { TextLanguage } from "./queries.ts";
import type { TextDraft } from "./use-text-draft.ts";

export function PublishDialog({ draft, before, after, language, onClose }: {
  draft: TextDraft;
  before: string;
  after: string;
  language: TextLanguage;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const showFailure = useShowFailure();
  const [comment, setComment] = useState("");
  const { publishing } = draft;
  const { error } = publishing;
  const count = error instanceof ApiError ? error.problem.errors?.length ?? 0 : 0;
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t("texts.publish.title")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("texts.publish.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={publishing.isPending}>
            {t("texts.publish.send")}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={() => publishing.mutate({ comment: comment.trim() }, { onSuccess: onClose })}
      >
        <Stack gap="group">
          <Text>{t("texts.publish.text")}</Text>
          <Differences before={before} after={after} language={language} />
          <TextArea
            name="comment"
            label={t("texts.publish.comment")}
            maxLength={limits.comment.maxLength}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          {error && (
            <Note tone="error" urgent>
              {count > 0 ? t("texts.publish.problems", { count }) : showFailure(error)}
            </Note>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
