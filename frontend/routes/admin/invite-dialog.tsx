import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { emailOf, useFormErrors } from "../../forms.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { isLanguage, type Language, languages } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useDecision } from "./use-decision.ts";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const form = useFormErrors();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const invite = useDecision<{ email: string; language: Language }>({
    send: (body) => ok(api.POST("/api/invitations", { body })),
    done: t("admin.invitations.sent"),
    onDone: onClose,
  });
  function send(entries: FormData) {
    const email = emailOf(entries);
    if (form.check({ email })) invite.mutate({ email, language }, { onError: form.fail });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.invitations.new")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={id} pending={invite.isPending}>
          {t("admin.invitations.send")}
        </Button>
      }
    >
      <Form id={id} noValidate {...form.summary} onSend={send}>
        <Stack gap="group">
          <Text>{t("admin.invitations.newText")}</Text>
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t("admin.invitations.email")}
            error={form.errorOf("email")}
          />
          <Select
            label={t("admin.invitations.language")}
            picked={language}
            groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
            onPick={(id) => isLanguage(id) && setLanguage(id)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
