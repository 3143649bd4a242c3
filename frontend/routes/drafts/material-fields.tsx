import { useTranslation } from "react-i18next";
import { courseLimits as limits } from "backend/domain/course-content.ts";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text as Words } from "ui-kit/layout/text.tsx";
import type { Language } from "../../i18n/language.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { isRefused, type UploadPurpose } from "../../uploads/upload-file.ts";
import { type SentFile as SendingFile, useUploads } from "../../uploads/use-uploads.ts";
import type { Lesson, Material, Text } from "./queries.ts";
import { type Editor, withMaterial } from "./use-draft.ts";

type Recorded = Extract<Material, { uploadId: string | null }>;

const sent: Record<Recorded["kind"], { purpose: UploadPurpose; accept: string }> = {
  video: { purpose: "lesson-video", accept: "video/mp4,video/webm,video/quicktime" },
  audio: { purpose: "lesson-audio", accept: "audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg" },
  file: { purpose: "lesson-file", accept: "application/pdf,image/jpeg,image/png" },
};

const megabyte = 1_000_000;

/** Why a file was not stored, with what would be. */
function useUploadFailure(kind: Recorded["kind"]): (sent: SendingFile) => string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  return ({ failure, file }) => {
    if (!failure) return undefined;
    if (file.size === 0) return t("drafts.files.empty");
    if (!isRefused(failure)) return showFailure(failure);
    const allowed = t("drafts.files.allowed", { what: t(`drafts.files.${kind}`) });
    const cause = hasErrorCode(failure, "ERR_TOO_LARGE")
      ? t("drafts.files.size", { size: format.number(Math.ceil(file.size / megabyte)) })
      : hasErrorCode(failure, "ERR_VIDEO_TOO_LONG")
      ? ""
      : showFailure(failure);
    return `${cause} ${allowed}`.trim();
  };
}

type Props = { material: Material; lesson: Lesson; editor: Editor; language: Language };

function SentFile({ material, editor, put }: {
  material: Recorded;
  editor: Editor;
  put: (next: Recorded) => void;
}) {
  const { t } = useTranslation();
  const failureText = useUploadFailure(material.kind);
  const { purpose, accept } = sent[material.kind];
  const file = material.uploadId === null ? undefined : editor.files[material.uploadId];
  const uploads = useUploads({
    purposeOf: () => purpose,
    single: true,
    onUploaded: ({ id, url, posterUrl, fileName, storedBytes, bytes, durationSeconds }) => {
      editor.addFile(id, {
        ...{ url: url ?? "", posterUrl, fileName, contentType: "", durationSeconds },
        bytes: storedBytes ?? bytes,
      });
      put({ ...material, uploadId: id });
    },
  });
  return (
    <Stack gap="tight">
      {file && (
        <Words size="small">
          <Link href={file.url} target="_blank" rel="noopener">{file.fileName}</Link>
        </Words>
      )}
      <FileDrop
        label={t(file ? "drafts.materials.anotherFile" : "drafts.materials.chooseFile")}
        description={t(`drafts.files.${material.kind}`)}
        prompt={t("drafts.materials.drop")}
        accept={accept}
        files={uploads.files.map((sending) => ({
          id: sending.id,
          name: sending.file.name,
          progress: sending.share,
          error: failureText(sending),
          isRefused: isRefused(sending.failure),
        }))}
        onFiles={uploads.add}
        onRemove={uploads.cancel}
        removeLabel={(name) => t("drafts.materials.cancel", { name })}
        onRetry={uploads.retry}
        retryLabel={t("shell.retry")}
        anotherLabel={t("drafts.materials.anotherFile")}
      />
    </Stack>
  );
}

/** The fields of one material in one language. */
export function MaterialFields({ material, lesson, editor, language }: Props) {
  const { t } = useTranslation();
  const put = (next: Material) => editor.changeLesson(withMaterial(lesson, next));
  const { id } = material;
  const written = (text: Text, value: string): Text => ({ ...text, [language]: value });
  return (
    <Stack gap="group">
      {material.kind !== "text" && (
        <TextField
          name={`title-${id}`}
          label={t("drafts.materials.title")}
          lang={language}
          maxLength={limits.title}
          value={material.title[language]}
          onChange={({ currentTarget: { value } }) =>
            put({ ...material, title: written(material.title, value) })}
        />
      )}
      {material.kind === "text" && (
        <TextArea
          name={`body-${id}`}
          label={t("drafts.materials.body")}
          description={t("drafts.materials.bodyHelp")}
          lang={language}
          rows={8}
          maxLength={limits.body}
          value={material.body[language]}
          onChange={({ currentTarget: { value } }) =>
            put({ ...material, body: written(material.body, value) })}
        />
      )}
      {material.kind === "exercise" && (
        <TextArea
          name={`task-${id}`}
          label={t("drafts.materials.task")}
          description={t("drafts.materials.taskHelp")}
          lang={language}
          rows={3}
          maxLength={limits.task}
          value={material.task[language]}
          onChange={({ currentTarget: { value } }) =>
            put({ ...material, task: written(material.task, value) })}
        />
      )}
      {material.kind === "link" && (
        <TextField
          name={`url-${id}`}
          label={t("drafts.materials.url")}
          description={t("drafts.materials.urlHelp")}
          type="url"
          dir="ltr"
          maxLength={limits.url}
          value={material.url}
          onChange={({ currentTarget: { value } }) => put({ ...material, url: value.trim() })}
        />
      )}
      {material.kind === "audio" && (
        <TextField
          name={`note-${id}`}
          label={t("drafts.materials.note")}
          lang={language}
          maxLength={limits.note}
          value={material.note[language]}
          onChange={({ currentTarget: { value } }) =>
            put({ ...material, note: written(material.note, value) })}
        />
      )}
      {"uploadId" in material && <SentFile material={material} editor={editor} put={put} />}
      {material.kind === "video" && (
        <TextArea
          name={`captions-${id}`}
          label={t("drafts.materials.captions")}
          description={t("drafts.materials.captionsHelp")}
          lang={language}
          dir="ltr"
          rows={6}
          spellCheck={false}
          maxLength={limits.captions}
          value={material.captions[language]}
          onChange={({ currentTarget: { value } }) =>
            put({ ...material, captions: written(material.captions, value) })}
        />
      )}
    </Stack>
  );
}
