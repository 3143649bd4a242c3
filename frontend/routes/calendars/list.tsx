import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { Invitation } from "./invitation.tsx";
import { KeptCalendar } from "./kept-calendar.tsx";
import { type Helped, helpedQuery } from "./queries.ts";
import { StopDialog } from "./stop-dialog.tsx";

/** The calendars that an assistant keeps, one at a time, and the invitations to others. */
export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const { data, error, refetch } = useQuery(helpedQuery(user?.id ?? null));
  const reference = referenceOf(error);
  return (
    <Page padded tall>
      <PageTitle>{t("calendars.title")}</PageTitle>
      <PageHeader title={t("calendars.title")} lead={t("calendars.lead")} />
      {!data && !error && <Skeleton label={t("calendars.loading")} count={3} />}
      {error && !data && (
        <Failed
          message={`${t("calendars.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && <Calendars helped={data.practitioners} ownId={user?.therapistId ?? null} />}
    </Page>
  );
}

function Calendars({ helped, ownId }: { helped: Helped[]; ownId: string | null }) {
  const { t } = useTranslation();
  const { params, go } = useListAddress();
  const [isStopping, setStopping] = useState(false);
  const invitations = helped.filter(({ joinedAt }) => joinedAt === null);
  const kept = helped.filter(({ joinedAt }) => joinedAt !== null);
  const choices = [
    ...kept.map(({ therapistId, name }) => ({ value: therapistId, label: name })),
    ...(ownId ? [{ value: ownId, label: t("calendars.own") }] : []),
  ];
  const wanted = params.get("of");
  const chosen = choices.find(({ value }) => value === wanted) ?? choices[0];
  const practitioner = kept.find(({ therapistId }) => therapistId === chosen?.value);
  return (
    <Stack gap="block">
      {invitations.map((one) => <Invitation key={one.id} helped={one} />)}
      {!chosen && invitations.length === 0 && <Empty message={t("calendars.none")} />}
      {chosen && (
        <Stack gap="group">
          <Row justify="between">
            <RadioGroup
              variant="segments"
              wrap
              label={t("calendars.whose")}
              picked={chosen.value}
              options={choices}
              onPick={(value) => go({ of: value }, { replace: true })}
            />
            {practitioner && (
              <Button small variant="quiet" onClick={() => setStopping(true)}>
                {t("calendars.stop")}
              </Button>
            )}
          </Row>
          <KeptCalendar key={chosen.value} therapistId={chosen.value} />
        </Stack>
      )}
      {isStopping && practitioner && (
        <StopDialog
          helped={practitioner}
          onClose={() => setStopping(false)}
        />
      )}
    </Stack>
  );
}
