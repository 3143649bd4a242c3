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
import { useNames } from "./names.ts";
import type { Practice, Profile } from "./profile-types.ts";
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
      {data.map(({ version, publishedAt, publishedBy }) => (
        <li key={version}>
          <Row justify="between">
            <Text size="small">
              {format.dateTime(publishedAt)}
              {publishedBy && ` · ${t(`profile.versions.by.${publishedBy}`)}`}
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

/** The practices that are offered now and would not be with another version. */
function archivedBy(content: Profile, other: Profile): Practice[] {
  const offered = new Set(
    other.practices.filter(({ archived }) => !archived).map(({ id }) => id),
  );
  return content.practices.filter(({ id, type, archived }) =>
    type !== "" && !archived && !offered.has(id)
  );
}

function OneVersion({ version }: { version: number }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { therapistId, content } = useEditor();
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
      <Changes
        before={content}
        after={data}
        sides={{ before: t("profile.versions.now"), after: t("profile.versions.then") }}
      />
    </Stack>
  );
}

/** What taking a version would replace and archive. */
function Losses({ unpublished, archived }: { unpublished: number; archived: Practice[] }) {
  const { t } = useTranslation();
  const { practiceName } = useNames();
  const names = [...new Set(archived.map(practiceName))].join(", ");
  return (
    <Stack gap="group">
      {unpublished > 0 && <Text>{t("profile.versions.replaces", { count: unpublished })}</Text>}
      {names !== "" && <Text>{t("profile.versions.archives", { names })}</Text>}
    </Stack>
  );
}

/** What was published earlier; one of them can become the draft again. */
export function VersionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { therapistId, content, change, snapshot } = useEditor();
  const [version, setVersion] = useState<number | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { data } = useQuery({
    ...versionQuery(therapistId, version ?? 0),
    enabled: version !== null,
  });
  const chosen = version === null ? undefined : data;
  const unpublished = shownChanges(snapshot.draft.published, content).length;
  const archived = chosen ? archivedBy(content, chosen) : [];

  function back() {
    setConfirming(false);
    setVersion(null);
  }
  function close() {
    back();
    onClose();
  }
  function take() {
    if (!chosen) return;
    if (!isConfirming && unpublished + archived.length > 0) return setConfirming(true);
    change(() => chosen);
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(isConfirming ? "profile.versions.takeTitle" : "profile.versions.title")}
      closeLabel={t("shell.close")}
      actions={version !== null && (
        <>
          {isConfirming
            ? <Button onClick={() => setConfirming(false)}>{t("profile.cancel")}</Button>
            : <Button variant="quiet" onClick={back}>{t("profile.versions.back")}</Button>}
          {chosen && shownChanges(content, chosen).length > 0 && (
            <Button variant="primary" onClick={take}>{t("profile.versions.take")}</Button>
          )}
        </>
      )}
    >
      {version === null
        ? <VersionList onOpen={setVersion} />
        : isConfirming
        ? <Losses unpublished={unpublished} archived={archived} />
        : <OneVersion version={version} />}
    </Dialog>
  );
}
