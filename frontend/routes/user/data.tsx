import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
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
    <Section id="copy" heading={t("user.export.heading")}>
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

/** The `id` of each section with its heading. */
const parts = [
  { id: "consents", heading: "user.consents.heading" },
  { id: "sealed", heading: "sealedJournal.heading" },
  { id: "discreet", heading: "discreet.heading" },
  { id: "copy", heading: "user.export.heading" },
  { id: "calendar-feed", heading: "calendar.feed.title" },
  { id: "device", heading: "device.heading" },
  { id: "kept", heading: "user.kept.heading" },
  { id: "erase", heading: "user.erase.heading" },
] as const;

/** The page is long, and most people come for one thing. */
function OnThisPage() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("user.onThisPage")}>
      <Row as="ul" gap="stack">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`}>{t(heading)}</Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

export function Component() {
  return (
    <UserPage tab="data">
      {(user) => (
        <>
          <OnThisPage />
          <Consents />
          <SealedJournal user={user} />
          <DiscreetMode user={user} />
          <DataExport />
          <CalendarFeed />
          <ViewedSetting />
          <StoredHere />
          <KeptData isPractitioner={user.therapistId !== null} />
          <EraseAccount />
        </>
      )}
    </UserPage>
  );
}
