import { useTranslation } from "react-i18next";
import { MediaTile } from "ui-kit/booking/media-tile.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { FileButton } from "ui-kit/controls/file-button.tsx";
import { Progress } from "ui-kit/feedback/progress.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { isRefused } from "../../uploads/upload-file.ts";
import { useFailureText } from "../../uploads/use-failure-text.ts";
import type { SentFile, Uploads } from "../../uploads/use-uploads.ts";

type Props = { uploads: Uploads; accept: string };

/** Files on their way to the gallery, and those that did not arrive. */
export function SentFiles({ uploads, accept }: Props) {
  if (uploads.files.length === 0) return null;
  return (
    <Grid as="ul" cell="narrow" gap="group">
      {uploads.files.map((sent) => (
        <li key={sent.id}>
          <SentTile {...{ sent, uploads, accept }} />
        </li>
      ))}
    </Grid>
  );
}

function SentTile({ sent, uploads, accept }: Props & { sent: SentFile }) {
  const { t } = useTranslation();
  const format = useFormat();
  const failureText = useFailureText();
  const { id, file: { name, type }, share, secondsLeft, failure } = sent;
  const percent = Math.round(share * 100);
  return (
    <MediaTile
      picture={undefined}
      alt=""
      video={type.startsWith("video/")}
      state={failure ? "failed" : "loading"}
    >
      <Text size="caption">{name}</Text>
      {failure
        ? <StateText state="error" role="alert">{failureText(sent)}</StateText>
        : <Progress label={name} value={percent} max={100} shape="line" text={`${percent} %`} />}
      <Row justify="between">
        {!failure && (
          <Text size="caption" tone="faint">
            {secondsLeft !== null &&
              t("profile.pictures.secondsLeft", { seconds: format.number(secondsLeft) })}
          </Text>
        )}
        {failure ? <NextTry {...{ sent, uploads, accept }} /> : null}
        <Button
          variant="quiet"
          small
          aria-label={t(failure ? "profile.remove" : "profile.pictures.cancelUpload", { name })}
          onClick={() => uploads.cancel(id)}
        >
          {t(failure ? "profile.pictures.remove" : "profile.pictures.cancel")}
        </Button>
      </Row>
    </MediaTile>
  );
}

function NextTry({ sent: { id, file: { name }, failure }, uploads, accept }: Props & {
  sent: SentFile;
}) {
  const { t } = useTranslation();
  if (!isRefused(failure)) {
    return (
      <Button variant="quiet" small onClick={() => uploads.retry(id)}>{t("shell.retry")}</Button>
    );
  }
  return (
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
  );
}
