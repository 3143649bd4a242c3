import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { ActionChanges } from "./action-changes.tsx";
import { ChainButton } from "./chain-button.tsx";
import { actionsQuery, type AdminAction } from "./queries.ts";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue, QueueFilter } from "./queue.tsx";
import { useActionSubject } from "./use-action-subject.ts";
import { useQueueAddress } from "./use-queue-address.ts";

/** The list of what one administrator did, or of what was done to one subject. */
function only(filter: { by: string } | { about: string }): string {
  return `/admin/actions?${new URLSearchParams(filter)}`;
}

function useColumns(): QueueColumn<AdminAction>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useActionSubject();
  return [
    {
      id: "what",
      name: t("admin.log.columns.what"),
      as: "title",
      cell: ({ action }) => <Text weight="strong">{t(`admin.log.names.${action}`)}</Text>,
    },
    {
      id: "whom",
      name: t("admin.log.columns.whom"),
      as: "line",
      cell: ({ subject }) =>
        subject.kind === "list" ? nameOf(subject) : (
          <Link href={only({ about: subject.id })}>
            <EmailText>{nameOf(subject)}</EmailText>
          </Link>
        ),
    },
    {
      id: "who",
      name: t("admin.log.columns.who"),
      as: "line",
      cell: ({ actor, actorId }) =>
        actorId === null
          ? <Text tone="soft">{t("admin.log.command")}</Text>
          : <Link href={only({ by: actorId })}>{actor ?? t("admin.log.erased")}</Link>,
    },
    {
      id: "change",
      name: t("admin.log.columns.change"),
      as: "line",
      cell: (action) => <ActionChanges action={action} />,
    },
    {
      id: "when",
      name: t("admin.log.columns.when"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt }) => <Text tone="soft">{format.listDateTime(createdAt)}</Text>,
    },
    {
      id: "why",
      name: t("admin.log.columns.why"),
      as: "line",
      cell: ({ reason, names, refusal }) => {
        const refused = refusal && t(`admin.reviews.refusals.${refusal}`);
        const why = [refused, reason].filter(Boolean).join(": ");
        const text = names ? t("admin.log.renamed", names) : why;
        return text && <Text size="small">{text}</Text>;
      },
    },
  ];
}

const subjects = [
  "lead",
  "invitation",
  "therapist",
  "certificate",
  "review",
  "list",
  "rules",
  "user",
] as const;

/** An id of the address; anything else is left out. */
function idIn(text: string | null): string | null {
  return text && /^[0-9a-f-]{36}$/i.test(text) ? text : null;
}

export function Component() {
  const { t } = useTranslation();
  const { text, state, order, clear } = useQueueAddress();
  const params = useSearchParams();
  const actorId = idIn(params.get("by"));
  const subjectId = idIn(params.get("about"));
  const subject = subjects.find((each) => each === state);
  const filters = { order, ...(text && { text }) };
  const columns = useColumns();
  return (
    <AdminPage
      title={t("admin.pages.actions")}
      lead={t("admin.log.lead")}
      action={<ChainButton />}
    >
      <QueueFilter
        list="actions"
        query={{ ...filters, ...(subject && { state: subject }) }}
        ordered
        searchLabel={t("admin.log.search")}
        stateLabel={t("admin.log.columns.whom")}
        states={subjects.map((id) => ({ id, label: t(`admin.log.subjects.${id}`) }))}
      />
      {(actorId || subjectId) && (
        <Row>
          <Text size="small" tone="soft">
            {t(actorId ? "admin.log.onlyActor" : "admin.log.onlySubject")}
          </Text>
          <Button small onClick={clear}>{t("admin.log.showAll")}</Button>
        </Row>
      )}
      <Queue
        label={t("admin.pages.actions")}
        query={actionsQuery({
          ...filters,
          ...(subject && { subject }),
          ...(actorId && { actorId }),
          ...(subjectId && { subjectId }),
        })}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(text || subject || actorId || subjectId)}
      />
    </AdminPage>
  );
}
