import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { createUser } from "../../api/user-changes.ts";
import { type CurrentUser, refreshSession } from "../../api/sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";

export function invitationQuery(hash: string) {
  return queryOptions({
    queryKey: ["invitations", hash],
    queryFn: () => ok(api.GET("/api/invitations/{hash}", { params: { path: { hash } } })),
    retry: false,
  });
}

export function InvitationNote({ hash }: { hash: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, isPending } = useQuery(invitationQuery(hash));
  if (isPending) return <Skeleton label={t("auth.invitation.loading")} />;
  if (!data) return <Note tone="warning">{t("auth.invitation.gone")}</Note>;
  return (
    <Note icon="mail">
      <Text>{t("auth.invitation.for", { email: data.email })}</Text>
      <Text size="small" tone="soft">
        {t("auth.invitation.until", { day: format.date(data.expiresAt, "long") })}
      </Text>
    </Note>
  );
}

export function AcceptInvitation({ hash, user }: { hash: string; user: CurrentUser }) {
  const { t } = useTranslation();
  const invitation = useQuery(invitationQuery(hash));
  const accept = useMutation({
    mutationFn: async () => {
      const record = await createUser({ email: user.email }, hash);
      if (record) await refreshSession().catch(() => null);
      return record !== null;
    },
  });
  if (accept.data) {
    return (
      <Stack gap="group" role="status">
        <h1>{t("auth.invitation.accepted")}</h1>
        <Button variant="primary" block href="/user/profile">{t("auth.emailChange.again")}</Button>
      </Stack>
    );
  }
  return (
    <Stack gap="group">
      <h1>{t("auth.invitation.acceptTitle")}</h1>
      <InvitationNote hash={hash} />
      {invitation.data && (
        <>
          <Text>{t("auth.invitation.acceptText", { email: user.email })}</Text>
          {accept.data === false && <Note tone="error" urgent>{t("auth.invitation.failed")}</Note>}
          <Button
            variant="primary"
            block
            pending={accept.isPending}
            onClick={() => accept.mutate()}
          >
            {t("auth.invitation.accept")}
          </Button>
        </>
      )}
    </Stack>
  );
}
