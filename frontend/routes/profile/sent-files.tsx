import { useTranslation } from "react-i18next";
import { MediaTile } from "ui-kit/booking/media-tile.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { FileButton } from "ui-kit/controls/file-button.tsx";
import { Progress } from "ui-kit/feedback/progress.tsx";
import { UploadRow } from "ui-kit/feedback/upload-row.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { isRefused } from "../../uploads/upload-file.ts";
import { useFailureText } from "../../uploads/use-failure-text.ts";
import type { SentFile, Uploads } from "../../uploads/use-uploads.ts";

type Props = { uploads: Uploads; accept: string };

/** Files on their way to the gallery, and those that did not arrive. */
export function SentFiles({ uploads, accept }: Props) {
  const failed = uploads.files.filter(({ failure }) => failure);
  const sending = uploads.files.filter(({ failure }) => !failure);
  return (
    <>
      {sending.length > 0 && (
        <Grid as="ul" cell="narrow" gap="group">
          {sending.map((sent) => (
            <li key={sent.id}>
              <SendingTile sent={sent} onCancel={() => uploads.cancel(sent.id)} />
            </li>
          ))}
        </Grid>
      )}
      {failed.length > 0 && (
        <Stack as="ul" gap="none">
          {failed.map((sent) => (
            <li key={sent.id}>
              <FailedRow {...{ sent, uploads, accept }} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

function SendingTile({ sent, onCancel }: { sent: SentFile; onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { file: { name, type }, share, secondsLeft } = sent;
  const percent = Math.round(share * 100);
  return (
    <MediaTile picture={undefined} alt="" video={type.startsWith("video/")} state="loading">
      <Text size="caption">{name}</Text>
      <Progress label={name} value={percent} max={100} shape="line" text={`${percent} %`} />
      <Row justify="between">
        <Text size="caption" tone="faint">
          {secondsLeft !== null &&
            t("profile.pictures.secondsLeft", { seconds: format.number(secondsLeft) })}
        </Text>
        <Button
          variant="quiet"
          small
          aria-label={t("profile.pictures.cancelUpload", { name })}
          onClick={onCancel}
        >
          {t("profile.pictures.cancel")}
        </Button>
      </Row>
    </MediaTile>
  );
}

function FailedRow({ sent, uploads, accept }: Props & { sent: SentFile }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { id, file: { name }, failure } = sent;
  return (
    <UploadRow
      name={name}
      error={failureText(sent)}
      onRemove={() => uploads.cancel(id)}
      removeLabel={t("profile.remove", { name })}
      onRetry={() => uploads.retry(id)}
      retryLabel={t("shell.retry")}
      action={isRefused(failure) && (
        <FileButton
          variant="quiet"
          small
          accept={accept}
          aria-label={t("profile.upload.anotherFor", { name })}
          onFile={(another) => {
            uploads.cancel(id);
            uploads.add([another]);
          }}
        >
          {t("profile.upload.another")}
        </FileButton>
      )}
    />
  );
}
