import { useTranslation } from "react-i18next";
import { MediaTile } from "ui-kit/booking/media-tile.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { pictureSource } from "../../picture-source.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Upload, UploadPurpose } from "../../uploads/upload-file.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import type { FileRef } from "./profile-types.ts";

export const pictureTypes = "image/jpeg,image/png,image/webp";

export function fileOf({ id, url, blur, posterUrl }: Upload): FileRef {
  return { uploadId: id, url: url ?? "", blur, posterUrl };
}

/** A place for one picture, which another one replaces. */
export function OnePicture({ id, label, purpose, file, onFile, tag, disabled = false }: {
  id: string;
  label: string;
  purpose: UploadPurpose;
  file: FileRef | null;
  onFile: (file: FileRef | null) => void;
  tag?: string | undefined;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const uploads = useUploads({
    purposeOf: () => purpose,
    onUploaded: (upload) => onFile(fileOf(upload)),
  });
  const failed = uploads.files.find(({ failure }) => failure);
  return (
    <div id={id}>
      <Grid cell="narrow" gap="group">
        {file && (
          <MediaTile
            picture={pictureSource(file.url, file.blur)}
            alt={label}
            tag={tag}
          >
            {!disabled && (
              <Row>
                <Button variant="quiet" small icon="trash-2" onClick={() => onFile(null)}>
                  {t("profile.pictures.remove")}
                </Button>
              </Row>
            )}
          </MediaTile>
        )}
        {!disabled && (
          <FileDrop
            label={label}
            description={t("profile.pictures.limits")}
            prompt={t(file ? "profile.pictures.replace" : "profile.pictures.dropOne")}
            accept={pictureTypes}
            files={uploads.files.map(({ id, file, share, failure }) => ({
              id,
              name: file.name,
              progress: share,
              error: failure ? showFailure(failure) : undefined,
            }))}
            onFiles={uploads.add}
            onRemove={uploads.cancel}
            removeLabel={(name) => t("profile.pictures.cancelUpload", { name })}
          />
        )}
      </Grid>
      {failed && (
        <Row>
          <Button variant="quiet" small onClick={() => uploads.retry(failed.id)}>
            {t("shell.retry")}
          </Button>
        </Row>
      )}
    </div>
  );
}
