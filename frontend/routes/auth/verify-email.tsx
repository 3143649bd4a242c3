import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { AuthPage } from "./auth-page.tsx";
import { oncePerToken } from "./once-per-token.ts";

async function verify(token: string): Promise<true> {
  await ok(api.POST("/api/auth/verify-email", { body: { token } }));
  return true;
}

function useVerification(token: string) {
  return useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => oncePerToken(token, () => verify(token)),
    retry: false,
    staleTime: "static",
  });
}

function useTitle(done: boolean, failed: boolean): string {
  const { t } = useTranslation();
  if (failed) return t("auth.verify.failed");
  return done ? t("auth.verify.done") : t("auth.verify.title");
}

export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const params = useSearchParams();
  const { isSuccess, error } = useVerification(params.get("token") ?? "");
  const title = useTitle(isSuccess, error !== null);
  return (
    <AuthPage title={title}>
      <Stack gap="group">
        <h1>{title}</h1>
        {!isSuccess && !error && <Skeleton label={t("auth.verify.waiting")} />}
        {isSuccess && (
          <>
            <Text role="status">{t("auth.verify.text")}</Text>
            <Button variant="primary" block href="/login">{t("auth.login.send")}</Button>
          </>
        )}
        {error && (
          <>
            <Failed message={showFailure(error)} />
            <Button block href="/login">{t("auth.verify.again")}</Button>
          </>
        )}
      </Stack>
    </AuthPage>
  );
}
