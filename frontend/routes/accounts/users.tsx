import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { DataTable } from "ui-kit/layout/data-table.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { DisableDialog } from "../../admin/disable-dialog.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { ClosedRecords, OpenRecords } from "../../admin/private-records.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { AccountDevices } from "./devices.tsx";
import { PractitionerPart } from "./practitioner-part.tsx";
import { type AccountDetails, accountQuery } from "./queries.ts";
import { RolesPart } from "./roles-part.tsx";
import { StaffPart } from "./staff-part.tsx";
import { useAccountChange } from "./use-account-change.ts";

function Facts({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { email, language, timeZone, createdAt, sessions } = account;
  return (
    <DescriptionList
      items={[
        { name: t("accounts.facts.email"), value: <EmailText>{email}</EmailText> },
        { name: t("accounts.facts.language"), value: t(`accounts.languages.${language}`) },
        { name: t("accounts.facts.timeZone"), value: timeZone },
        { name: t("accounts.facts.created"), value: format.listDate(createdAt) },
        {
          name: t("accounts.facts.asClient"),
          value: t("accounts.sessions", {
            count: sessions.asClient,
            number: format.number(sessions.asClient),
          }),
        },
        ...(account.practitioner
          ? [{
            name: t("accounts.facts.asPractitioner"),
            value: t("accounts.sessions", {
              count: sessions.asPractitioner,
              number: format.number(sessions.asPractitioner),
            }),
          }]
          : []),
      ]}
    />
  );
}

function State({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { disabledAt, emailVerified } = account;
  return (
    <Row>
      {disabledAt
        ? (
          <Badge tone="error" icon="ban">
            {t("accounts.disabledSince", { when: format.listDateTime(disabledAt) })}
          </Badge>
        )
        : <Badge tone="success" icon="check">{t("accounts.enabled")}</Badge>}
      {!emailVerified && <Badge tone="warning" icon="clock">{t("admin.users.unconfirmed")}</Badge>}
    </Row>
  );
}

function Access({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const me = useCurrentUser();
  const [isDisabling, setDisabling] = useState(false);
  const { enable } = useAccountChange(account);
  const { id, name, email, version, disabledAt } = account;
  return (
    <Section heading={t("accounts.access")} divided={false}>
      <Stack gap="stack">
        <State account={account} />
        {id === me?.id ? <Text tone="soft">{t("accounts.ownAccount")}</Text> : (
          <Row>
            {disabledAt
              ? (
                <Button pending={enable.isPending} onClick={() => enable.mutate()}>
                  {t("accounts.enable")}
                </Button>
              )
              : (
                <Button icon="ban" onClick={() => setDisabling(true)}>
                  {t("accounts.disable")}
                </Button>
              )}
          </Row>
        )}
        {isDisabling && (
          <DisableDialog
            disabled={{ kind: "account", id, name: name || email, version }}
            onClose={() => setDisabling(false)}
          />
        )}
      </Stack>
    </Section>
  );
}

function Invitations({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (account.invitations.length === 0) return null;
  return (
    <Section heading={t("accounts.invitations")} divided={false}>
      <DescriptionList
        items={account.invitations.map(({ createdAt, state }) => ({
          name: format.listDate(createdAt),
          value: t(`admin.invitations.states.${state}`),
        }))}
      />
    </Section>
  );
}

function Actions({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section heading={t("accounts.actions")} divided={false}>
      {account.actions.length === 0
        ? <Text tone="soft">{t("accounts.noActions")}</Text>
        : (
          <DataTable
            label={t("accounts.actions")}
            rows={account.actions}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "what",
                name: t("admin.log.columns.what"),
                as: "title",
                cell: ({ action }) => t(`admin.log.names.${action}`),
              },
              {
                id: "who",
                name: t("admin.log.columns.who"),
                as: "line",
                cell: ({ actor }) => <Text tone="soft">{actor ?? t("admin.log.command")}</Text>,
              },
              {
                id: "when",
                name: t("admin.log.columns.when"),
                as: "date",
                cell: ({ createdAt }) => <Text tone="soft">{format.listDateTime(createdAt)}</Text>,
              },
              {
                id: "why",
                name: t("admin.log.columns.why"),
                as: "line",
                cell: ({ reason }) => reason && <Text size="small">{reason}</Text>,
              },
            ]}
          />
        )}
    </Section>
  );
}

export function Component() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const me = useCurrentUser();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(accountQuery(id));
  const title = data ? data.name || data.email : t("accounts.title");
  const reference = referenceOf(error);
  return (
    <AdminPage title={title} back={{ href: "/admin/users", label: t("accounts.back") }}>
      <Stack gap="part">
        {!data && !error && <Skeleton label={t("accounts.loading")} count={4} />}
        {!data && error && (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
            reference={reference && t("shell.reference", { id: reference })}
          />
        )}
        {data && <Facts account={data} />}
        {data && id !== me?.id && <OpenRecords userId={id} />}
        {data && (
          <Columns size="panel" aside={id !== me?.id && <ClosedRecords userId={id} />}>
            <Stack gap="part">
              <Access account={data} />
              <RolesPart account={data} />
              <StaffPart account={data} />
              <PractitionerPart account={data} />
              <AccountDevices account={data} />
              <Invitations account={data} />
              <Actions account={data} />
            </Stack>
          </Columns>
        )}
      </Stack>
    </AdminPage>
  );
}
