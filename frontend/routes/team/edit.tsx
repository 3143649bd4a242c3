import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { useCurrentUser, useIsRestoringSession } from "../../api/use-sign-in-session.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { Invitation, Team } from "./own-team.tsx";
import { Assistants } from "./assistants.tsx";
import { type OwnTeam, ownTeamsQuery } from "./queries.ts";
import { TeamForm } from "./team-form.tsx";
import { Together } from "./together.tsx";

function isInvited({ members }: OwnTeam, therapistId: string | null): boolean {
  return members.some((member) => member.therapistId === therapistId && member.joinedAt === null);
}

function List({ teams, therapistId, isAdmin, opened, onOpen }: {
  teams: OwnTeam[];
  therapistId: string | null;
  isAdmin: boolean;
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  return (
    <>
      {teams.map((team) =>
        therapistId !== null && isInvited(team, therapistId)
          ? <Invitation key={team.id} team={team} therapistId={therapistId} />
          : (
            <Team
              key={team.id}
              team={team}
              therapistId={therapistId}
              manages={isAdmin || team.ownerId === therapistId}
              opened={opened}
              onOpen={onOpen}
            />
          )
      )}
    </>
  );
}

function Teams({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  // One form at a time keeps the page short.
  const [opened, setOpened] = useState<string | null>(null);
  const isMaking = opened === "new";
  const { data, error, refetch } = useQuery({ ...ownTeamsQuery, enabled: user !== null });
  const therapistId = user?.therapistId ?? null;
  const isAdmin = user?.roles.includes("admin") ?? false;
  const reference = referenceOf(error);
  const make = (
    <Button variant="primary" icon="plus" onClick={() => setOpened("new")}>
      {t("team.own.make")}
    </Button>
  );
  const hasTeams = data !== undefined && data.teams.length > 0;
  return (
    <>
      <PageHeader
        title={t("shell.teams")}
        lead={t("team.own.lead")}
        action={hasTeams && !isMaking && make}
      />
      {!data && !error && <Skeleton label={t("team.own.loading")} count={2} />}
      {error && !data && (
        <Failed
          message={`${t("team.own.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
          reference={reference && t("shell.reference", { id: reference })}
        />
      )}
      {data && (
        <Columns
          aside={
            <Card as="section">
              <Text size="small">{t("team.own.how")}</Text>
              <Text size="small" tone="soft">{t("team.own.outside")}</Text>
            </Card>
          }
        >
          <Stack gap="group">
            {isMaking && (
              <Card as="section">
                <h2>{t("team.form.newTitle")}</h2>
                <TeamForm
                  team={null}
                  forOthers={therapistId === null}
                  onClose={() => setOpened(null)}
                />
              </Card>
            )}
            {!hasTeams && !isMaking && <Empty message={t("team.own.none")} action={make} />}
            <List
              {...{ therapistId, isAdmin, opened }}
              teams={data.teams}
              onOpen={setOpened}
            />
            {therapistId !== null && <Together opened={opened} onOpen={setOpened} />}
            {therapistId !== null && <Assistants therapistId={therapistId} />}
          </Stack>
        </Columns>
      )}
    </>
  );
}

function maySee(user: CurrentUser | null): boolean {
  return user !== null && (user.therapistId !== null || user.roles.includes("admin"));
}

export function prefetchForUser(cache: QueryClient, user: CurrentUser) {
  return maySee(user) ? cache.prefetchQuery(ownTeamsQuery) : Promise.resolve();
}

export function Component() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isRestoring = useIsRestoringSession();
  return (
    <Page tall>
      <PageTitle>{t("shell.teams")}</PageTitle>
      {maySee(user) || isRestoring ? <Teams user={user} /> : (
        <PageHeader
          title={t("team.own.refused")}
          lead={t("team.own.refusedText")}
          action={<Button variant="primary" href="/journal">{t("shell.journal")}</Button>}
        />
      )}
    </Page>
  );
}
