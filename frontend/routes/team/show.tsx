import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { IconList } from "ui-kit/booking/icon-list.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { openedAt, useOpenedAt } from "../../booking/free-time-queries.ts";
import type { PageLocation } from "../../page-location.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { ResultCard } from "../../practitioners/result-card.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useAnchor } from "../../shell/use-anchor.ts";
import { type TeamPage, teamQuery } from "./queries.ts";
import { TimesPanel } from "./times-panel.tsx";
import { practiceIn, prefetchTeamTimes, readTeamChoice } from "./use-team-times.ts";

function Header({ team }: { team: TeamPage }) {
  const { label } = useDomainValues();
  const { name, description, descriptionLanguage, address, city } = team;
  const place = [address, city && label("CITY", city)].filter(Boolean).join(", ");
  return (
    <Stack>
      <h1>{name}</h1>
      {place && <IconList items={[{ icon: "map-pin", text: place }]} />}
      {description && (
        <Prose lang={descriptionLanguage}>
          {description.split(/\n+/).map((paragraph, at) => <p key={at}>{paragraph}</p>)}
        </Prose>
      )}
    </Stack>
  );
}

export async function prefetch(cache: QueryClient, { params, search, now }: PageLocation) {
  const slug = params.slug ?? "";
  const team = await cache.fetchQuery(teamQuery(slug));
  const choice = readTeamChoice(search);
  const practice = practiceIn(team, choice.practice);
  if (!practice) return;
  await prefetchTeamTimes(cache, { slug, practice, choice, openedAt: openedAt(now) });
}

export function Component() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const openedAt = useOpenedAt();
  const { data: team, error, refetch } = useQuery(teamQuery(slug));
  useAnchor(team !== undefined);
  const queries = useQueryClient();
  useLiveTimes("all", (changed) => {
    const isOurs = team?.members.some(({ id }) => !changed || changed.includes(id));
    if (isOurs) void queries.invalidateQueries(teamQuery(slug));
  });
  if (!team) return <PageFallback error={error} width="wide" onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageTitle>{team.name}</PageTitle>
      <BackLink href="/">{t("therapist.view.back")}</BackLink>
      <Columns
        size="panel"
        header={<Header team={team} />}
        aside={<TimesPanel team={team} openedAt={openedAt} />}
      >
        <Section heading={t("team.page.members")} divided={false}>
          {team.members.length === 0 && <Empty message={t("team.page.noMembers")} />}
          <Stack gap="group">
            {team.members.map((card, at) => (
              <ResultCard
                key={card.id}
                card={{ ...card, why: [] }}
                search={null}
                first={at === 0}
              />
            ))}
          </Stack>
        </Section>
      </Columns>
    </Page>
  );
}
