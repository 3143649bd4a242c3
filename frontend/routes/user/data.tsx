import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { StoredHere } from "../../device/stored-here.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { Consents } from "./consents.tsx";
import { DiscreetMode } from "./discreet-mode.tsx";
import { download } from "./download.ts";
import { EraseAccount } from "./erase-account.tsx";
import { KeptData } from "./kept-data.tsx";
import { ViewedSetting } from "../../viewed/viewed-setting.tsx";
import { SealedJournal } from "./sealed-journal.tsx";
import { UserPage } from "./user-page.tsx";

const fileName = "heaolu.zip";
function DataExport() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const exported = useMutation({
    mutationFn: () => ok<Blob>(api.GET("/api/user/me/export", { parseAs: "blob" })),
    onSuccess: (archive) => download(archive, fileName),
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

export function Component() {
  return (
    <UserPage tab="data">
      {(user) => (
        <>
          <DataExport />
          <CalendarFeed />
          <SealedJournal user={user} />
          <DiscreetMode user={user} />
          <Consents />
          <ViewedSetting />
          <StoredHere />
          <KeptData isPractitioner={user.therapistId !== null} />
          <EraseAccount />
        </>
      )}
    </UserPage>
  );
}
