import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { type Consent, consentsQuery } from "./queries.ts";
import { QueryContent, UserPage } from "./user-page.tsx";

const fileName = "heaolu.zip";
const urlDurationMs = 60_000;

function download(archive: Blob) {
  const url = URL.createObjectURL(archive);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlDurationMs);
}

function DataExport() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const exported = useMutation({
    mutationFn: () => ok<Blob>(api.GET("/api/user/me/export", { parseAs: "blob" })),
    onSuccess: download,
  });
  return (
    <Section heading={t("user.export.heading")} divided={false}>
      <Stack align="start">
        <Text>{t("user.export.text")}</Text>
        {exported.error && <Note tone="error" urgent>{showFailure(exported.error)}</Note>}
        <Button icon="download" pending={exported.isPending} onClick={() => exported.mutate()}>
          {t("user.export.get")}
        </Button>
      </Stack>
    </Section>
  );
}

function useChangeConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ purpose, version, isGiven }: Consent) => {
      const body = { purpose, version, isGiven: !isGiven };
      return (await ok(api.PUT("/api/user/me/consents", { body }))).consents;
    },
    onSuccess: (consents) => void cache.setQueryData(consentsQuery.queryKey, consents),
    onError: (failure) => {
      if (hasErrorCode(failure, "ERR_STALE")) {
        void cache.invalidateQueries(consentsQuery);
      }
    },
  });
}

function Consents() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const consents = useQuery(consentsQuery);
  const change = useChangeConsent();
  function hintOf({ isGiven, history }: Consent): string {
    const latest = history.findLast(({ withdrawnAt }) => withdrawnAt === null);
    if (!isGiven || !latest) return t("user.consents.withdrawn");
    return t("user.consents.given", { day: format.date(latest.givenAt, "long") });
  }
  return (
    <Section heading={t("user.consents.heading")}>
      <QueryContent query={consents}>
        {(list) => (
          <Stack gap="group">
            {list.map((consent) => (
              <Switch
                key={consent.purpose}
                label={consent.text}
                hint={hintOf(consent)}
                checked={consent.isGiven}
                onCheckedChange={() => change.mutate(consent)}
              />
            ))}
            {change.error && <Note tone="error" urgent>{showFailure(change.error)}</Note>}
          </Stack>
        )}
      </QueryContent>
    </Section>
  );
}

export function Component() {
  return (
    <UserPage tab="data">
      {() => (
        <>
          <DataExport />
          <CalendarFeed />
          <Consents />
          <EraseAccount />
        </>
      )}
    </UserPage>
  );
}
