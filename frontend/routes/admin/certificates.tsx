import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import type { DataColumn } from "ui-kit/layout/data-table.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { shownState, stateLooks } from "../../certificates/certificate-state.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { summaryQuery } from "../../admin/summary.ts";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { certificatesQuery, type QueuedCertificate } from "./queries.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

const states = ["waiting", "ending", "checked", "refused", "declared"] as const;

function useColumns(): DataColumn<QueuedCertificate>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const { hrefWith } = useQueueAddress();
  return [
    {
      id: "practitioner",
      name: t("admin.certificates.columns.practitioner"),
      as: "title",
      cell: ({ therapist }) => <Text weight="strong">{therapist.name}</Text>,
    },
    {
      id: "certificate",
      name: t("admin.certificates.columns.certificate"),
      as: "line",
      cell: ({ title, issuer, practices, formerName, therapist }) => (
        <Stack gap="hair">
          <Text>{title}</Text>
          {formerName && (
            <Text size="small" weight="strong">
              {t("admin.certificates.renamed", { from: formerName, to: therapist.name })}
            </Text>
          )}
          <Text size="small" tone="soft">
            {[issuer, ...practices.map((code) => label("THERAPY_TYPE", code))].join(" · ")}
          </Text>
        </Stack>
      ),
    },
    {
      id: "since",
      name: t("admin.certificates.columns.since"),
      as: "date",
      cell: ({ updatedAt }) => <Text size="small" tone="soft">{format.listDate(updatedAt)}</Text>,
    },
    {
      id: "state",
      name: t("admin.certificates.columns.state"),
      as: "status",
      cell: (certificate) => {
        const state = shownState(certificate, Date.now());
        return <Badge {...stateLooks[state]}>{t(`admin.certificates.states.${state}`)}</Badge>;
      },
    },
    {
      id: "action",
      name: t("admin.certificates.columns.action"),
      as: "action",
      cell: ({ id, title }) => (
        <Button
          small
          href={hrefWith({ open: id })}
          aria-label={t("admin.list.openNamed", { name: title })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

export function Component() {
  const { t } = useTranslation();
  const { text, state: named } = useQueueAddress();
  const { data: summary } = useQuery(summaryQuery);
  // What waits comes first, while something waits.
  const first = summary?.certificates === 0 ? "all" : "waiting";
  const state = states.find((each) => each === (named || first));
  const filters = { ...(text && { text }), ...(state && { state }) };
  const columns = useColumns();
  return (
    <AdminPage title={t("admin.pages.certificates")} lead={t("admin.certificates.lead")}>
      <QueueFilter
        list="certificates"
        query={filters}
        picked={first}
        states={states.map((id) => ({ id, label: t(`admin.certificates.states.${id}`) }))}
      />
      <Queue
        label={t("admin.pages.certificates")}
        query={certificatesQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || named)}
        waiting
      />
      <CertificateDialog />
    </AdminPage>
  );
}
