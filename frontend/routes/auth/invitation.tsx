import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError, hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { acceptInvitation } from "../../api/user-changes.ts";
import { type CurrentUser, refreshSession, signOut } from "../../api/sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ownProfile } from "./auth-page.tsx";

export function invitationQuery(hash: string) {
  return queryOptions({
    queryKey: ["invitations", hash],
    queryFn: () => ok(api.GET("/api/invitations/{hash}", { params: { path: { hash } } })),
    retry: false,
  });
}

const closedBy = {
  ERR_INVITATION_USED: "used",
  ERR_INVITATION_REVOKED: "revoked",
  ERR_INVITATION_EXPIRED: "expired",
} as const;

function reasonOf(failure: unknown) {
  const code = failure instanceof ApiError ? failure.errCode : null;
  return Object.entries(closedBy).find(([closing]) => closing === code)?.[1] ?? "gone";
}

/** Why an invitation cannot be accepted, and where to go on. */
function ClosedInvitation({ failure, urgent = false }: { failure: unknown; urgent?: boolean }) {
  const { t } = useTranslation();
  const isPractitioner = Boolean(useCurrentUser()?.therapistId);
  if (isPractitioner && hasErrorCode(failure, "ERR_INVITATION_USED")) {
    return (
      <Note actions={<Button small href={ownProfile}>{t("auth.invitation.toProfile")}</Button>}>
        {t("auth.invitation.usedByYou")}
      </Note>
    );
  }
  return (
    <Note
      tone="warning"
      urgent={urgent}
      actions={<Button small href="/help">{t("auth.invitation.write")}</Button>}
    >
      {t(`auth.invitation.${reasonOf(failure)}`)}
    </Note>
  );
}

/** The invited address has an account: its owner logs in, and the invitation is accepted at once. */
export function KnownAccount({ email, loginHref }: { email: string; loginHref: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="group">
      <Text>{t("auth.invitation.known", { email })}</Text>
      <Button variant="primary" block href={loginHref}>{t("auth.invitation.logIn")}</Button>
    </Stack>
  );
}

/** The invitation is for another address than the account's. */
function OtherAddress({ email, own }: { email: string; own: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => location.reload(),
    onError: (failure) => notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Note
      tone="warning"
      actions={
        <>
          <Button small pending={leave.isPending} onClick={() => leave.mutate()}>
            {t("auth.invitation.logOut")}
          </Button>
          <Button small href="/help">{t("auth.invitation.write")}</Button>
        </>
      }
    >
      {t("auth.invitation.otherAddress", { email, own })}
    </Note>
  );
}

export function InvitationNote({ hash }: { hash: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, isPending } = useQuery(invitationQuery(hash));
  if (isPending) return <Skeleton label={t("auth.invitation.loading")} />;
  if (!data) return <ClosedInvitation failure={error} />;
  return (
    <Note icon="mail">
      <Text>{t("auth.invitation.for", { email: data.email })}</Text>
      <Text size="small" tone="soft">
        {t("auth.invitation.until", { day: format.date(data.expiresAt, "day") })}
      </Text>
    </Note>
  );
}

function Accepted() {
  const { t } = useTranslation();
  return (
    <Stack gap="group">
      <Stack role="status">
        <h1>{t("auth.invitation.accepted")}</h1>
        <Text>{t("auth.invitation.acceptedText")}</Text>
      </Stack>
      <Button variant="primary" block href="/sessions/profile">{t("auth.invitation.open")}</Button>
    </Stack>
  );
}

/** `isChosen`: the person has logged in to accept the invitation, so that no further press is needed. */
export function AcceptInvitation({ hash, user, isChosen }: {
  hash: string;
  user: CurrentUser;
  isChosen: boolean;
}) {
  const { t } = useTranslation();
  const invitation = useQuery(invitationQuery(hash));
  const accept = useMutation({
    mutationFn: async () => {
      await acceptInvitation({ email: user.email }, hash);
      await refreshSession().catch(() => null);
    },
  });
  const { data } = invitation;
  const isOwn = data?.email.toLowerCase() === user.email.toLowerCase();
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isChosen || !isOwn || isStarted.current) return;
    isStarted.current = true;
    accept.mutate();
  }, [isChosen, isOwn, accept]);
  if (accept.isSuccess) return <Accepted />;
  if (data && !isOwn) {
    return (
      <Stack gap="group">
        <h1>{t("auth.invitation.acceptTitle")}</h1>
        <OtherAddress email={data.email} own={user.email} />
      </Stack>
    );
  }
  if (isChosen && isOwn && !accept.error) {
    return <Skeleton label={t("auth.invitation.accepting")} />;
  }
  const isTaken = hasErrorCode(accept.error, "ERR_DUPLICATE_ENTITY");
  return (
    <Stack gap="group">
      <h1>{t("auth.invitation.acceptTitle")}</h1>
      <InvitationNote hash={hash} />
      {data && (
        <>
          <Text>{t("auth.invitation.acceptText", { email: user.email })}</Text>
          {accept.error && isTaken && (
            <Note tone="error" urgent>{t("auth.invitation.failedTaken")}</Note>
          )}
          {accept.error && !isTaken && <ClosedInvitation failure={accept.error} urgent />}
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
