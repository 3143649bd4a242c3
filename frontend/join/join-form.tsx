import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Panel } from "ui-kit/layout/panel.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { useFormDraft } from "../form-draft.ts";
import { emailOf, useFormErrors } from "../forms.ts";

/** A practitioner leaves an address. */
export function JoinForm({ title }: { title: string }) {
  const { t } = useTranslation();
  const form = useFormErrors();
  const user = useSessionUser();
  const draft = useFormDraft(`${user?.id ?? "guest"}.join`, ["email"]);
  const join = useMutation({
    mutationFn: (lead: { email: string; iAmPractitioner: boolean }) =>
      ok(api.POST("/api/leads", { body: lead })),
    onSuccess: draft.forget,
    onError: form.fail,
  });
  function send(entries: FormData) {
    if (!form.check({ email: emailOf(entries) })) return;
    join.mutate({
      email: emailOf(entries),
      iAmPractitioner: entries.get("iAmPractitioner") === "on",
    });
  }
  return (
    <Panel tone="dark" title={title} text={t("joinUs.text")}>
      {join.isSuccess
        ? <Text size="lead" role="status">{t("joinUs.thanks", join.variables)}</Text>
        : (
          <Form noValidate {...form.summary} {...draft.props} onSend={send}>
            <Row align="end">
              <TextField
                name="email"
                type="email"
                autoComplete="email"
                label={t("forms.email")}
                error={form.errorOf("email")}
              />
              <Button type="submit" variant="primary" pending={join.isPending}>
                {t("joinUs.send")}
              </Button>
            </Row>
            <Checkbox name="iAmPractitioner" defaultChecked label={t("joinUs.practitioner")} />
          </Form>
        )}
    </Panel>
  );
}
