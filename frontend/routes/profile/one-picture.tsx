import { useTranslation } from "react-i18next";
import { MediaTile } from "ui-kit/booking/media-tile.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { pictureSource } from "../../picture-source.ts";
import { isRefused, type Upload, type UploadPurpose } from "../../uploads/upload-file.ts";
import { useFailureText } from "../../uploads/use-failure-text.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useEditor } from "./editor-context.ts";
import { fieldId } from "./paths.ts";
import type { FileRef, Profile } from "./profile-types.ts";
import { RemovedParts } from "./removed-parts.tsx";

export const pictureTypes = "image/jpeg,image/png,image/webp";

export function fileOf({ id, url, blur, posterUrl }: Upload): FileRef {
  return { uploadId: id, url: url ?? "", blur, posterUrl };
}

/** A place for one picture, which another one replaces. */
export function OnePicture({ path, label, purpose, file, put, tag, disabled = false }: {
  path: string;
  label: string;
  purpose: UploadPurpose;
  file: FileRef | null;
  put: (content: Profile, file: FileRef | null) => Profile;
  tag?: string | undefined;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { change, remove } = useEditor();
  const uploads = useUploads({
    purposeOf: () => purpose,
    single: true,
    onUploaded: (upload) => replace(fileOf(upload)),
  });

  function replace(next: FileRef | null) {
    const edit = (content: Profile) => put(content, next);
    if (!file) return change(edit);
    const part = { id: file.uploadId ?? file.url, list: path, name: label, path };
    remove({ ...part, putBack: (content) => put(content, file) }, edit);
  }

  return (
    <div id={fieldId(path)}>
      <Grid cell="narrow" gap="group">
        {file && (
          <MediaTile
            picture={pictureSource(file.url, file.blur)}
            alt={label}
            tag={tag}
          >
            {!disabled && (
              <Row>
                <Button
                  variant="quiet"
                  small
                  icon="trash-2"
                  aria-label={t("profile.remove", { name: label })}
                  onClick={() => replace(null)}
                >
                  {t("profile.pictures.remove")}
                </Button>
              </Row>
            )}
          </MediaTile>
        )}
        {!disabled && (
          <FileDrop
            label={label}
            description={t(
              purpose === "portrait"
                ? "profile.pictures.limitsPortrait"
                : "profile.pictures.limits",
            )}
            prompt={t(file ? "profile.pictures.replace" : "profile.pictures.dropOne")}
            touchPrompt={t("profile.upload.chooseFile")}
            accept={pictureTypes}
            files={uploads.files.map((sent) => ({
              id: sent.id,
              name: sent.file.name,
              progress: sent.share,
              error: sent.failure ? failureText(sent) : undefined,
              isRefused: isRefused(sent.failure),
            }))}
            onFiles={uploads.add}
            onRemove={uploads.cancel}
            removeLabel={(name, isSending) =>
              t(isSending ? "profile.pictures.cancelUpload" : "profile.remove", { name })}
            onRetry={uploads.retry}
            retryLabel={t("shell.retry")}
            anotherLabel={t("profile.upload.another")}
          />
        )}
      </Grid>
      <RemovedParts list={path} />
    </div>
  );
}
