import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { Changes, shownChanges } from "./changes.tsx";
import { useEditor } from "./editor-context.ts";
import { versionQuery, versionsQuery } from "./queries.ts";

function VersionList({ onOpen }: { onOpen: (version: number) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { therapistId, snapshot } = useEditor();
  const { data, error, refetch } = useQuery(versionsQuery(therapistId));
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t("profile.versions.loading")} count={3} />;
  if (data.length === 0) return <Text>{t("profile.versions.none")}</Text>;
  return (
    <Stack as="ul" gap="inline">
      {data.map(({ version, publishedAt, byPractitioner }) => (
        <li key={version}>
          <Row justify="between">
            <Text size="small">
              {format.dateTime(publishedAt)}
              {!byPractitioner && ` · ${t("profile.versions.byOther")}`}
            </Text>
            {version === snapshot.draft.publishedVersion
              ? <Text size="small" tone="soft">{t("profile.versions.current")}</Text>
              : (
                <Button
                  variant="quiet"
                  small
                  aria-label={t("profile.versions.openThis", {
                    time: format.dateTime(publishedAt),
                  })}
                  onClick={() => onOpen(version)}
                >
                  {t("profile.versions.open")}
                </Button>
              )}
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function OneVersion({ version, onBack, onTaken }: {
  version: number;
  onBack: () => void;
  onTaken: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { therapistId, content, change } = useEditor();
  const { data, error, refetch } = useQuery(versionQuery(therapistId, version));
  if (error) {
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton label={t("profile.versions.loading")} count={3} />;
  const count = shownChanges(content, data).length;
  return (
    <Stack gap="group">
      <Text size="small">
        {count === 0 ? t("profile.versions.same") : t("profile.versions.differs", { count })}
      </Text>
      <Changes before={content} after={data} />
      <Row>
        <Button variant="quiet" onClick={onBack}>{t("profile.versions.back")}</Button>
        {count > 0 && (
          <Button
            variant="primary"
            onClick={() => {
              change(() => data);
              onTaken();
            }}
          >
            {t("profile.versions.take")}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** What was published earlier; one of them can become the draft again. */
export function VersionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [version, setVersion] = useState<number | null>(null);
  function close() {
    setVersion(null);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("profile.versions.title")}
      closeLabel={t("shell.close")}
    >
      {version === null
        ? <VersionList onOpen={setVersion} />
        : <OneVersion version={version} onBack={() => setVersion(null)} onTaken={close} />}
    </Dialog>
  );
}
