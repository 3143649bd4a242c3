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
import { clearSession, preserveSettings } from "../../api/sign-in-session.ts";
import { textOf, useFormErrors } from "../../forms.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { signInMethodsQuery } from "./queries.ts";

const outcomes = ["future", "notes", "kept", "reviews", "noWay"] as const;

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const problems = useFormErrors();
  const form = useId();
  const erase = useMutation({
    mutationFn: (password: string) =>
      preserveSettings(() => ok(api.POST("/api/user/me/erase", { body: { password } }))),
    onSuccess: () => {
      clearSession();
      globalThis.location.replace("/");
    },
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
          <Button variant="primary" type="submit" form={form} pending={erase.isPending}>
            {t("user.erase.confirm")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate {...problems.summary} onSend={send}>
        <Stack as="ul" gap="inline">
          {outcomes.map((outcome) => <li key={outcome}>{t(`user.erase.${outcome}`)}</li>)}
        </Stack>
        <CurrentPasswordField label={t("user.erase.password")} form={problems} />
      </Form>
    </Dialog>
  );
}

export function EraseAccount() {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const { data: signIn } = useQuery(signInMethodsQuery);
  return (
    <Section heading={t("user.erase.heading")}>
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
      {confirming && <EraseDialog onClose={() => setConfirming(false)} />}
    </Section>
  );
}
