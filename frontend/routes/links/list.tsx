import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkRow } from "ui-kit/booking/link-row.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { ShareButton } from "ui-kit/navigation/share-button.tsx";
import { api, ok } from "../../api/client.ts";
import { type SecretLink, secretLinksQuery } from "../../api/secret-links.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useLinkPractice } from "./use-link-practice.ts";

const NewLink = lazyPart(async () => (await import("./new-link.tsx")).NewLink);

const looks = {
  open: { tone: "success", icon: "link" },
  used: { tone: "neutral", icon: "check" },
  ended: { tone: "neutral", icon: "clock" },
  revoked: { tone: "neutral", icon: "x" },
} as const;

function useDetails() {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const here = useFormat();
  const practiceName = useLinkPractice();
  return ({ practice, singleUse, lastDay, uses, lastUsedAt }: SecretLink) =>
    [
      practice ? practiceName(practice) : t("links.row.practiceGone"),
      t(singleUse ? "links.row.single" : "links.row.many"),
      lastDay && t("links.row.until", { day: format.date(`${lastDay}T12:00:00Z`, "numeric") }),
      lastUsedAt
        ? t("links.row.used", { count: uses, day: here.date(lastUsedAt, "numeric") })
        : t("links.row.unused"),
    ].filter(Boolean).join(" · ");
}

function WithdrawDialog({ link, onClose }: { link: SecretLink; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const revoking = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/secret-links/{id}/revoke", { params: { path: { id: link.id } } })),
    onSuccess: async () => {
      await cache.invalidateQueries(secretLinksQuery);
      onClose();
      void notify({ tone: "success", message: t("links.withdraw.done") });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("links.withdraw.title", { name: link.name })}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button variant="primary" pending={revoking.isPending} onClick={() => revoking.mutate()}>
            {t("links.withdraw.send")}
          </Button>
        </>
      }
    >
      <Stack gap="stack">
        <Text>{t("links.withdraw.text")}</Text>
        {revoking.error && <Note tone="error" urgent>{showFailure(revoking.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

function Row({ link, onWithdraw }: { link: SecretLink; onWithdraw: () => void }) {
  const { t } = useTranslation();
  const details = useDetails();
  const { name, status, url } = link;

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      void notify({ tone: "success", message: t("shell.share.copied") });
    } catch {
      void notify({ tone: "error", message: t("links.row.copyFailed") });
    }
  }
  return (
    <LinkRow
      title={name}
      details={details(link)}
      state={<Badge {...looks[status]}>{t(`links.status.${status}`)}</Badge>}
      url={url ?? undefined}
      actions={url && (
        <>
          <Button
            small
            icon="link"
            aria-label={`${t("shell.share.copy")}: ${name}`}
            onClick={() => void copy(url)}
          >
            {t("shell.share.copy")}
          </Button>
          <ShareButton
            small
            label={t("shell.share.label")}
            shared={() => ({ title: config.brand, url })}
            choicesFor={(shared) => [
              { id: "copy", label: t("shell.share.copy"), icon: "link" },
              {
                id: "email",
                label: t("shell.share.email"),
                icon: "mail",
                href: `mailto:?subject=${encodeURIComponent(shared.title)}&body=${
                  encodeURIComponent(url)
                }`,
              },
            ]}
            onPick={(id) => {
              if (id === "copy") void copy(url);
            }}
          />
          <Button
            small
            variant="quiet"
            aria-label={`${t("links.row.withdraw")}: ${name}`}
            onClick={onWithdraw}
          >
            {t("links.row.withdraw")}
          </Button>
        </>
      )}
    />
  );
}

function Links({ links, onNew }: { links: SecretLink[]; onNew: () => void }) {
  const { t } = useTranslation();
  const [withdrawn, setWithdrawn] = useState<SecretLink | null>(null);
  if (links.length === 0) {
    return (
      <Empty
        message={t("links.list.none")}
        action={
          <Button variant="primary" icon="plus" onClick={onNew}>{t("links.list.make")}</Button>
        }
      />
    );
  }
  const parts = [
    { title: "links.list.open", links: links.filter(({ status }) => status === "open") },
    { title: "links.list.closed", links: links.filter(({ status }) => status !== "open") },
  ] as const;
  return (
    <Stack gap="block">
      {parts.filter((part) => part.links.length > 0).map((part) => (
        <Stack key={part.title} as="section" gap="stack">
          <h2>{t(part.title)}</h2>
          <Stack as="ul" gap="none">
            {part.links.map((link) => (
              <Row
                key={link.id}
                link={link}
                onWithdraw={() => setWithdrawn(link)}
              />
            ))}
          </Stack>
        </Stack>
      ))}
      {withdrawn && <WithdrawDialog link={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Stack>
  );
}

function LinksPage({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery({ ...secretLinksQuery, enabled: user !== null });
  const [isMaking, setMaking] = useState(false);
  const reference = referenceOf(error);
  const hasLinks = data !== undefined && data.links.length > 0;
  if (data && !data.isOffered) {
    return <PageHeader title={t("links.list.title")} lead={t("links.list.atProvider")} />;
  }
  return (
    <>
      <PageHeader
        title={t("links.list.title")}
        lead={t("links.list.lead")}
        action={hasLinks && (
          <Button variant="primary" icon="plus" onClick={() => setMaking(true)}>
            {t("links.list.make")}
          </Button>
        )}
      />
      {!data && !error && <Skeleton label={t("availability.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && (
        <Columns
          aside={
            <Card as="section">
              <Text size="small">{t("links.how.single")}</Text>
            </Card>
          }
        >
          <Links links={data.links} onNew={() => setMaking(true)} />
        </Columns>
      )}
      {data && isMaking && (
        <Suspense>
          <NewLink practices={data.practices} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

export function prefetchForUser(cache: QueryClient, user: CurrentUser) {
  return user.therapistId === null ? Promise.resolve() : cache.prefetchQuery(secretLinksQuery);
}

export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  const isOther = user ? user.therapistId === null : !isRestoring;
  return (
    <Page tall>
      <PageTitle>{t("links.list.title")}</PageTitle>
      {!isOther && <BackLink href="/sessions/availability">{t("links.list.back")}</BackLink>}
      {isOther
        ? (
          <PageHeader
            title={t("availability.refused.title")}
            lead={t("availability.refused.text")}
            action={<Button variant="primary" href="/">{t("availability.refused.find")}</Button>}
          />
        )
        : <LinksPage user={user} />}
    </Page>
  );
}
