import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { currentSession, refreshSession, restoreSession } from "../../api/session.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthDoor } from "./auth-door.tsx";
import { sentOnce } from "./sent-once.ts";

/** Agrees once; the address that holds now is told to whoever is signed in here. */
async function confirm(token: string): Promise<{ changedTo: string | undefined }> {
  // Who is here is asked before, as afterwards the address may be another one.
  const restored = currentSession() ?? await restoreSession().catch(() => null);
  await ok(api.POST("/api/auth/confirm-email-change", { body: { token } }));
  const before = restored?.user.email;
  if (!before) return { changedTo: undefined };
  const now = (await refreshSession().catch(() => null))?.user.email;
  return { changedTo: now === before ? undefined : now };
}

/** The link in one of the two mails about another address leads here. */
export function Component() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const token = useSearchParams().get("token") ?? "";
  const { data, error } = useQuery({
    queryKey: ["confirm-email-change", token],
    queryFn: () => sentOnce(token, () => confirm(token)),
    retry: false,
    staleTime: "static",
  });
  const titles = { waiting: t("auth.emailChange.title"), done: t("auth.emailChange.done") };
  const title = error ? t("auth.emailChange.failed") : titles[data ? "done" : "waiting"];
  return (
    <AuthDoor title={title}>
      <Stack gap="group">
        <h1>{title}</h1>
        {!data && !error && <Skeleton label={t("auth.emailChange.waiting")} />}
        {data && (
          <Text role="status">
            {data.changedTo
              ? t("auth.emailChange.changed", { email: data.changedTo })
              : t("auth.emailChange.text")}
          </Text>
        )}
        {error && <Failed message={sayFailure(error)} />}
        {(data || error) && (
          <Button variant="primary" block href="/user/profile">
            {t("auth.emailChange.again")}
          </Button>
        )}
      </Stack>
    </AuthDoor>
  );
}
