import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { QrCode } from "ui-kit/layout/qr-code.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { fill } from "../../i18n/fill.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";

/** In groups of four, as people type it. */
function spaced(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

type SetUpProps = {
  onAdded: (recoveryCodes: string[] | null) => Promise<void>;
  onCancel: () => void;
};

/** Two steps: scan the code, and enter the first number of the app. */
export function AuthenticatorSetUp({ onAdded, onCancel }: SetUpProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const started = useQuery({
    queryKey: ["user", "me", "new-authenticator"],
    queryFn: () => ok(api.POST("/api/auth/authenticator")),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [digits, setDigits] = useState("");
  const confirm = useMutation({
    mutationFn: (code: string) =>
      ok(api.POST("/api/auth/authenticator/confirm", { body: { code } })),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  const cancel = <Button variant="quiet" onClick={onCancel}>{t("user.cancel")}</Button>;
  if (started.error) {
    return <Note tone="error" urgent actions={cancel}>{showFailure(started.error)}</Note>;
  }
  if (!started.data) return <Skeleton label={t("user.loading")} count={3} />;
  const { secret, url } = started.data;
  return (
    <Stack gap="group">
      <Stack as="ol" gap="group">
        <li>
          <Stack gap="stack">
            <Text>{t("user.factors.app.scan")}</Text>
            <Row gap="group" align="start">
              <QrCode value={url} label={t("user.factors.app.qr")} />
              <Stack gap="stack">
                <Text size="small">
                  {fill(t("user.factors.app.samePhone", { skipInterpolation: true }), {
                    link: <Link href={url} reload>{t("user.factors.app.open")}</Link>,
                  })}
                </Text>
                <Text size="small">{t("user.factors.app.type")}</Text>
                <Text size="label">
                  <code>{spaced(secret)}</code>
                </Text>
              </Stack>
            </Row>
          </Stack>
        </li>
        <li>
          <CodeField
            name="firstCode"
            label={t("user.factors.app.enter")}
            error={confirm.error ? showFailure(confirm.error) : undefined}
            value={digits}
            pending={confirm.isPending}
            onValueChange={(typed) => {
              setDigits(typed);
              confirm.reset();
            }}
            onComplete={(code) => confirm.mutate(code)}
          />
        </li>
      </Stack>
      <Row>{cancel}</Row>
    </Stack>
  );
}
