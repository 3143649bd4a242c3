import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { currentSession, refreshSession, restoreSession } from "../../api/sign-in-session.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthPage } from "./auth-page.tsx";
import { oncePerToken } from "./once-per-token.ts";

async function confirm(token: string): Promise<{ changedTo: string | undefined }> {
  // The session is restored first because its e-mail address may change.
  const restored = currentSession() ?? await restoreSession().catch(() => null);
  await ok(api.POST("/api/auth/confirm-email-change", { body: { token } }));
  const before = restored?.user.email;
  if (!before) return { changedTo: undefined };
  const now = (await refreshSession().catch(() => null))?.user.email;
  return { changedTo: now === before ? undefined : now };
}

export { prefetchTicket as prefetch } from "./booking-ticket.tsx";

export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const token = useSearchParams().get("token") ?? "";
  const { data, error } = useQuery({
    queryKey: ["confirm-email-change", token],
    queryFn: () => oncePerToken(token, () => confirm(token)),
    retry: false,
    staleTime: "static",
  });
  const titles = { waiting: t("auth.emailChange.title"), done: t("auth.emailChange.done") };
  const title = error ? t("auth.emailChange.failed") : titles[data ? "done" : "waiting"];
  return (
    <AuthPage title={title}>
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
        {error && <Failed message={showFailure(error)} />}
        {(data || error) && (
          <Button variant="primary" block href="/user/profile">
            {t("auth.emailChange.again")}
          </Button>
        )}
      </Stack>
    </AuthPage>
  );
}
