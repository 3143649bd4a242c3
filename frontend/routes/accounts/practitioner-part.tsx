import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { adminKey } from "../../admin/summary.ts";
import { useStaleText } from "../../admin/use-stale-text.ts";
import { api, ok } from "../../api/client.ts";
import { textOf } from "../../forms.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import type { AccountDetails } from "./queries.ts";
import { useAccountChange } from "./use-account-change.ts";

/** The profile of the account: linked, unlinked, or one to choose. */
export function PractitionerPart({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const [isUnlinking, setUnlinking] = useState(false);
  const { practitioner } = account;
  return (
    <Section heading={t("accounts.practitioner")} divided={false}>
      {practitioner
        ? (
          <Stack gap="stack" align="start">
            <Row>
              <Text weight="strong">{practitioner.name || t("admin.list.noName")}</Text>
              {practitioner.disabledAt && (
                <Badge tone="error" icon="ban">{t("admin.practitioners.states.disabled")}</Badge>
              )}
            </Row>
            <Row>
              <Button
                href={`/admin/practitioners?state=all&text=${
                  encodeURIComponent(practitioner.name)
                }&open=${practitioner.id}`}
              >
                {t("accounts.openPractitioner")}
              </Button>
              <Button variant="quiet" onClick={() => setUnlinking(true)}>
                {t("accounts.unlink")}
              </Button>
            </Row>
            {isUnlinking && (
              <UnlinkDialog
                account={account}
                name={practitioner.name}
                onClose={() => setUnlinking(false)}
              />
            )}
          </Stack>
        )
        : <LinkPractitioner account={account} />}
    </Section>
  );
}

function UnlinkDialog({ account, name, onClose }: {
  account: AccountDetails;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const staleText = useStaleText();
  const { unlink } = useAccountChange(account);
  return (
    <ReasonDialog
      title={t("accounts.unlinkTitle", { name: name || t("admin.list.noName") })}
      text={t("accounts.unlinkText")}
      sendLabel={t("accounts.unlink")}
      sending={{
        ...unlink,
        mutate: (reason) => unlink.mutate(reason, { onSuccess: onClose }),
      }}
      failure={(unlink.error && staleText(unlink.error)) ?? undefined}
      onClose={onClose}
    />
  );
}

function LinkPractitioner({ account }: { account: AccountDetails }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [text, setText] = useState("");
  const { link } = useAccountChange(account);
  const { data, error } = useQuery({
    queryKey: [...adminKey, "unlinked", text],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/practitioners", {
        params: { query: { text, sort: "name", limit: 20 } },
        signal,
      })),
    enabled: text !== "",
  });
  const free = data?.practitioners.filter(({ hasAccount }) => !hasAccount) ?? [];
  return (
    <Stack gap="stack">
      <Text tone="soft">{t("accounts.noPractitioner")}</Text>
      <Form onSend={(entries) => setText(textOf(entries, "practitioner").trim())}>
        <Row align="end">
          <TextField
            type="search"
            name="practitioner"
            label={t("accounts.findPractitioner")}
            maxLength={100}
          />
          <Button type="submit" icon="search">{t("admin.list.find")}</Button>
        </Row>
      </Form>
      {error && <Note tone="error" urgent>{showFailure(error)}</Note>}
      {data && free.length === 0 && <Text role="status">{t("accounts.noneFree")}</Text>}
      {free.map(({ id, name, email }) => (
        <Row key={id} justify="between">
          <Text as="span">{name || email}</Text>
          <Button
            small
            aria-label={t("accounts.linkNamed", { name: name || email })}
            onClick={() => link.mutate(id)}
          >
            {t("accounts.link")}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
