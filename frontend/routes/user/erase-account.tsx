import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { type Consent, consentsQuery } from "../../api/consents.ts";
import type { components } from "../../api/schema.d.ts";
import { clearSession, preserveSettings } from "../../api/sign-in-session.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { download } from "./download.ts";
import { erasurePreviewQuery, ErasureValue } from "./erasure-value.tsx";
import { signInMethodsQuery } from "./queries.ts";

type Receipt = components["schemas"]["Erased"]["receipt"];

const outcomes = ["notes", "testResults", "kept", "reviews", "noWay"] as const;

function leave() {
  clearSession();
  globalThis.location.replace("/");
}

/** The last thing a person sees: it cannot be shown again. */
function ErasedDialog({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t("user.erase.done")}
      closeLabel={t("user.erase.close")}
      onClose={leave}
      actions={
        <>
          {receipt && (
            <Button
              icon="download"
              onClick={() =>
                download(new Blob([receipt.page], { type: "text/html" }), `${receipt.number}.html`)}
            >
              {t("user.erase.download")}
            </Button>
          )}
          <Button variant="primary" onClick={leave}>{t("user.erase.close")}</Button>
        </>
      }
    >
      <Stack>
        {receipt
          ? <Text>{t("user.erase.number", { number: receipt.number })}</Text>
          : <Text>{t("user.erase.later")}</Text>}
        {receipt?.isMailed && <Text>{t("user.erase.mailed")}</Text>}
      </Stack>
    </Dialog>
  );
}

function EraseDialog(
  { onClose, onErased }: { onClose: () => void; onErased: (receipt: Receipt) => void },
) {
  const { t } = useTranslation();
  const problems = useFormErrors();
  const form = useId();
  const { data: consents } = useQuery(consentsQuery);
  const keptFor = (name: Consent["purpose"]) =>
    consents?.find(({ purpose }) => purpose === name)?.kept;
  const upcoming = keptFor("bookings")?.upcomingSessions;
  const results = keptFor("test-results");
  const hasResults = !results || results.testResults + results.testDrafts > 0;
  const preview = useQuery(erasurePreviewQuery);
  const erase = useMutation({
    mutationFn: (password: string) =>
      preserveSettings(() => ok(api.POST("/api/user/me/erase", { body: { password } }))),
    onSuccess: ({ receipt }) => onErased(receipt),
    onError: problems.fail,
  });
  function send(entries: FormData) {
    const currentPassword = textOf(entries, "currentPassword");
    if (problems.check({ currentPassword })) erase.mutate(currentPassword);
  }
  return (
    <Dialog
      open
      title={t("user.erase.title")}
      closeLabel={t("user.erase.keep")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("user.erase.keep")}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            pending={erase.isPending || preview.isPending}
          >
            {t("user.erase.confirm")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate {...problems.summary} onSend={send}>
        {preview.data && <ErasureValue preview={preview.data} />}
        <Stack as="ul" gap="inline">
          {upcoming === undefined
            ? <li>{t("user.erase.future")}</li>
            : upcoming > 0 && <li>{t("user.erase.upcoming", { count: upcoming })}</li>}
          {outcomes.map((outcome) =>
            (outcome !== "testResults" || hasResults) && (
              <li key={outcome}>{t(`user.erase.${outcome}`)}</li>
            )
          )}
        </Stack>
        <CurrentPasswordField label={t("user.erase.password")} form={problems} />
      </Form>
    </Dialog>
  );
}

export function EraseAccount() {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const [erased, setErased] = useState<{ receipt: Receipt } | null>(null);
  const { data: signIn } = useQuery(signInMethodsQuery);
  return (
    <Section id="erase" heading={t("user.erase.heading")}>
      <Stack align="start">
        <Text>{t("user.erase.text")}</Text>
        {signIn?.hasPassword === false
          ? (
            <Note actions={<Link href="/user/profile/access">{t("user.tab.access")}</Link>}>
              {t("user.erase.needsPassword")}
            </Note>
          )
          : (
            <Button icon="trash-2" onClick={() => setConfirming(true)}>
              {t("user.erase.open")}
            </Button>
          )}
      </Stack>
      {confirming && !erased && (
        <EraseDialog
          onClose={() => setConfirming(false)}
          onErased={(receipt) => setErased({ receipt })}
        />
      )}
      {erased && <ErasedDialog receipt={erased.receipt} />}
    </Section>
  );
}
