import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { FilterRow } from "ui-kit/layout/filter-row.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { EmailText } from "../../admin/email-text.tsx";
import { api, ok } from "../../api/client.ts";
import { listMails as limits } from "../../api/limits/admin.ts";
import { textOf } from "../../forms.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { CsvButton } from "./csv-button.tsx";
import type { QueueColumn } from "./queue-columns.ts";
import { Queue } from "./queue.tsx";
import { type MailFilters, mailsQuery, type MailState, type QueuedMail } from "./upkeep-queries.ts";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const mailKinds = limits.kind.enum;

const states = ["failed", "given-up", "waiting", "sent", "cancelled"] as const;

const looks = {
  waiting: { tone: "neutral", icon: "clock" },
  failed: { tone: "warning", icon: "refresh-cw" },
  "given-up": { tone: "error", icon: "triangle-alert" },
  sent: { tone: "success", icon: "check" },
  cancelled: { tone: "neutral", icon: "x" },
} as const satisfies Record<MailState, Pick<BadgeProps, "tone" | "icon">>;

const mayRetry: MailState[] = ["failed", "given-up"];

function Actions({ mail }: { mail: QueuedMail }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { id, subject, state, recipient, beingSent, mayCancel } = mail;
  const path = { params: { path: { id } } };
  const retrying = useDecision<void>({
    send: () => ok(api.POST("/api/admin/mails/{id}/retry", path)),
    done: t("mails.retried_one", { count: 1 }),
  });
  const cancelling = useDecision<void>({
    send: () => ok(api.POST("/api/admin/mails/{id}/cancel", path)),
    done: t("mails.cancelled"),
  });
  const name = `${subject}, ${recipient}`;
  const error = retrying.error ?? cancelling.error;
  if (beingSent) return <Text size="small" tone="soft">{t("mails.beingSent")}</Text>;
  return (
    <>
      <Row>
        {mayRetry.includes(state) && (
          <Button
            small
            pending={retrying.isPending}
            aria-label={t("mails.retryNamed", { name })}
            onClick={() => retrying.mutate()}
          >
            {t("mails.retry")}
          </Button>
        )}
        {mayCancel && (
          <Button
            small
            pending={cancelling.isPending}
            aria-label={t("mails.cancelNamed", { name })}
            onClick={() => cancelling.mutate()}
          >
            {t("mails.cancel")}
          </Button>
        )}
      </Row>
      {error && <Text size="small" role="alert">{showFailure(error)}</Text>}
    </>
  );
}

function useColumns(): QueueColumn<QueuedMail>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: "kind",
      name: t("mails.columns.kind"),
      as: "title",
      cell: ({ kind, subject, language }) => (
        <Stack gap="hair">
          <Text weight="strong">{subject}</Text>
          <Text size="small" tone="soft">
            {`${t(`mails.kinds.${kind}`)}, ${t(`mails.languages.${language}`)}`}
          </Text>
        </Stack>
      ),
    },
    {
      id: "recipient",
      name: t("mails.columns.recipient"),
      as: "line",
      cell: ({ recipient }) => (
        <Text>
          <bdi>
            <EmailText>{recipient}</EmailText>
          </bdi>
        </Text>
      ),
    },
    {
      id: "when",
      name: t("mails.columns.when"),
      as: "date",
      sortBy: "order",
      cell: ({ createdAt, sentAt }) => (
        <Text size="small" tone="soft">{format.listDateTime(sentAt ?? createdAt)}</Text>
      ),
    },
    {
      id: "error",
      name: t("mails.columns.error"),
      as: "line",
      cell: ({ lastError, nextTryAt, tries }) =>
        (lastError || tries > 0) && (
          <Stack gap="hair">
            {lastError && <Text size="small" lang="en">{lastError}</Text>}
            {tries > 0 && (
              <Text size="small" tone="soft">
                {nextTryAt
                  ? t("mails.nextTry", { count: tries, when: format.listDateTime(nextTryAt) })
                  : t("mails.tries", { count: tries })}
              </Text>
            )}
          </Stack>
        ),
    },
    {
      id: "state",
      name: t("mails.columns.state"),
      as: "status",
      cell: ({ state }) => <Badge {...looks[state]}>{t(`mails.states.${state}`)}</Badge>,
    },
    {
      id: "action",
      name: t("mails.columns.action"),
      as: "action",
      cell: (mail) => <Actions mail={mail} />,
    },
  ];
}

function RetryAll({ kind }: { kind: MailFilters["kind"] }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [count, setCount] = useState<number | null>(null);
  const retrying = useDecision<void>({
    send: async () => {
      const { retried } = await ok(
        api.POST("/api/admin/mails/retry", { body: kind ? { kind } : {} }),
      );
      setCount(retried);
    },
    done: t("mails.retriedAll"),
  });
  return (
    <Row>
      <Button
        icon="refresh-cw"
        pending={retrying.isPending}
        onClick={() => retrying.mutate()}
      >
        {kind ? t("mails.retryKind", { kind: t(`mails.kinds.${kind}`) }) : t("mails.retryAll")}
      </Button>
      {count !== null && <Text role="status">{t("mails.retried", { count })}</Text>}
      {retrying.error && <Note tone="error" urgent>{showFailure(retrying.error)}</Note>}
    </Row>
  );
}

export function Component() {
  const { t } = useTranslation();
  const { params, go } = useListAddress();
  const { order } = useQueueAddress();
  const columns = useColumns();
  // An address of a person belongs neither into the address bar nor into the history.
  const [text, setText] = useState("");
  const state = states.find((one) => one === params.get("state"));
  const kind = mailKinds.find((one) => one === params.get("kind"));
  const exported = { order, ...(state && { state }), ...(kind && { kind }) };
  const filters = { ...exported, ...(text && { text }) };
  const pick = (name: string) => (id: string) =>
    go({ [name]: id === "all" ? null : id }, { replace: true });
  return (
    <AdminPage title={t("admin.pages.mails")} lead={t("mails.lead")}>
      <Form
        role="search"
        aria-label={t("mails.search")}
        onSend={(entries) => setText(textOf(entries, "text").trim())}
      >
        <FilterRow>
          <TextField
            type="search"
            name="text"
            label={t("mails.search")}
            maxLength={limits.text.maxLength}
            autoComplete="off"
          />
          <Select
            label={t("mails.columns.state")}
            picked={state ?? "all"}
            groups={[{
              options: ["all" as const, ...states].map((id) => ({
                id,
                label: id === "all" ? t("admin.list.all") : t(`mails.states.${id}`),
              })),
            }]}
            onPick={pick("state")}
          />
          <Select
            label={t("mails.columns.kind")}
            picked={kind ?? "all"}
            groups={[{
              options: ["all" as const, ...mailKinds].map((id) => ({
                id,
                label: id === "all" ? t("admin.list.all") : t(`mails.kinds.${id}`),
              })),
            }]}
            onPick={pick("kind")}
          />
          <Button type="submit" icon="search">{t("admin.list.find")}</Button>
          <CsvButton list="mails" query={exported} />
        </FilterRow>
      </Form>
      <RetryAll key={kind} kind={kind} />
      <Queue
        label={t("admin.pages.mails")}
        query={mailsQuery(filters)}
        columns={columns}
        keyOf={({ id }) => id}
        filtered={Boolean(state || kind || text)}
      />
    </AdminPage>
  );
}
