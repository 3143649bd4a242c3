import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useFormat } from "../i18n/use-format.ts";
import { initialsOf } from "../initials.ts";
import { useDeviceName } from "./use-device-name.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import {
  type AccessKind,
  journalFiguresQuery,
  privateProfileQuery,
  userSessionsQuery,
  userTestsQuery,
} from "./record-queries.ts";

/** What a reason has opened. */
export function OpenedRecords({ userId, kind }: { userId: string; kind: AccessKind }) {
  switch (kind) {
    case "sessions":
      return <Sessions userId={userId} />;
    case "tests":
      return <Tests userId={userId} />;
    case "profile":
      return <PrivateProfile userId={userId} />;
    case "journal":
      return <JournalFigures userId={userId} />;
  }
}

type Loaded = { isPending: boolean; error: Error | null; refetch: () => unknown };

function NotLoaded({ query }: { query: Loaded }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  if (query.isPending) return <Skeleton label={t("admin.list.loading")} count={2} />;
  return (
    <Failed
      message={showFailure(query.error!)}
      retryLabel={t("shell.retry")}
      onRetry={() => void query.refetch()}
    />
  );
}

function Sessions({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(userSessionsQuery(userId));
  if (!query.data) return <NotLoaded query={query} />;
  const sessions = query.data.pages.flatMap((page) => page.sessions);
  if (sessions.length === 0) return <Empty message={t("admin.records.noSessions")} />;
  return (
    <Stack gap="group">
      {sessions.map((session) => <Session key={session.id} session={session} />)}
      {query.hasNextPage && (
        <Pager
          label={t("admin.list.more")}
          pending={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

function Session({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const { startsAt, practiceType, status, therapist, client, comments, recommendations } = session;
  return (
    <Stack as="article" gap="tight">
      <Text size="label">
        {format.listDateTime(startsAt)}, {label("THERAPY_TYPE", practiceType)}
      </Text>
      <Text size="small" tone="soft">
        {t("admin.records.with", { name: therapist.name })} {t(`admin.records.status.${status}`)}
      </Text>
      {comments.map(({ id, isTherapistComment, comment, createdAt }) => {
        const from = isTherapistComment ? therapist.name : client.name;
        return (
          <Comment
            key={id}
            from={from}
            initials={initialsOf(from)}
            when={format.listDateTime(createdAt)}
          >
            {comment}
          </Comment>
        );
      })}
      {recommendations.map(({ text, createdAt }) => (
        <Text key={createdAt} size="small">{t("admin.records.recommended", { text })}</Text>
      ))}
    </Stack>
  );
}

function Tests({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const query = useQuery(userTestsQuery(userId));
  if (!query.data) return <NotLoaded query={query} />;
  const { isShared, results } = query.data;
  if (!isShared) return <Empty message={t("admin.records.testsNotShared")} />;
  if (results.length === 0) return <Empty message={t("admin.records.noTests")} />;
  return (
    <DescriptionList
      variant="rows"
      items={results.map(({ takenAt, assessment }) => ({
        name: format.listDateTime(takenAt),
        value: assessment.practices.filter(({ verdict }) => verdict === "ok")
          .map(({ code }) => label("THERAPY_TYPE", code)).join(", ") || t("admin.records.none"),
      }))}
    />
  );
}

function PrivateProfile({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const format = useFormat();
  const query = useQuery(privateProfileQuery(userId));
  if (!query.data) return <NotLoaded query={query} />;
  const { user, consents, devices, savedSearches } = query.data;
  const given = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <DescriptionList
      variant="rows"
      items={[
        { name: t("admin.records.email"), value: user.email },
        { name: t("admin.records.timeZone"), value: user.timeZone },
        {
          name: t("admin.records.consents"),
          value: given.map(({ purpose, givenAt }) =>
            `${t(`admin.records.purposes.${purpose}`)} (${format.date(givenAt, "numeric")})`
          ).join(", ") || t("admin.records.none"),
        },
        {
          name: t("admin.records.devices"),
          value: devices.map(({ device, lastUsedAt }) => (
            <Text key={lastUsedAt} size="small">
              {`${nameOf(device)}, ${format.listDateTime(lastUsedAt)}`}
            </Text>
          )),
        },
        {
          name: t("admin.records.savedSearches"),
          value: savedSearches.map(({ name }) => name).join(", ") || t("admin.records.none"),
        },
      ]}
    />
  );
}

const figures = [
  "upcomingSessions",
  "pastSessions",
  "notes",
  "comments",
  "ratings",
  "reviews",
  "exercises",
  "testResults",
] as const;

function JournalFigures({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const query = useQuery(journalFiguresQuery(userId));
  const { data } = query;
  if (!data) return <NotLoaded query={query} />;
  return (
    <DescriptionList
      variant="rows"
      items={figures.map((name) => ({
        name: t(`admin.records.figures.${name}`),
        value: data[name],
      }))}
    />
  );
}
