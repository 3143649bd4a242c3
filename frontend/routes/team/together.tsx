import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { togetherQuery } from "../../therapy-sessions/sessions-together.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { companionsQuery } from "./companion-queries.ts";
import { NamedPractice } from "./named-practice.tsx";
import { OwnPractice } from "./own-practice.tsx";
import { useKindName } from "./use-kind-name.ts";

/** The coming sessions that other practitioners lead. */
function Coming() {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useKindName();
  const now = useRenderTime();
  const { data } = useQuery(togetherQuery(now));
  if (!data) return null;
  const coming = data.sessions.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return (
    <Stack>
      <h3>{t("companions.upcoming")}</h3>
      {coming.length === 0 && <Text size="small" tone="soft">{t("companions.none")}</Text>}
      <Stack as="ul">
        {coming.map(({ id, startsAt, endsAt, practiceType, intro, ...session }) => {
          const durationMinutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
          const lead = session.lead.name;
          return (
            <li key={id}>
              <Row justify="between" gap="tight">
                <Text as="span">
                  {[
                    format.opening(format.span(startsAt, endsAt)),
                    ...session.status === "cancelled" ? [t("companions.cancelled")] : [],
                  ].join(" · ")}
                </Text>
                <Text as="span" size="small" tone="soft">
                  {[
                    nameOf({ type: practiceType, durationMinutes, intro }),
                    t("companions.leads", { lead, client: session.clientName }),
                    ...session.place === "" ? [] : [session.place],
                  ].join(" · ")}
                </Text>
              </Row>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** With whom the reader holds practices together, and the invitations of others. */
export function Together({ opened, onOpen }: {
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(companionsQuery);
  return (
    <Section id="together" heading={t("companions.title")}>
      <Stack gap="group">
        <Text>{t("companions.lead")}</Text>
        {!data && !error && <Skeleton label={t("companions.loading")} count={2} />}
        {error && !data && (
          <Failed
            message={`${t("companions.failed")} ${showFailure(error)}`}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )}
        {data && !data.isOffered && <Text>{t("companions.outside")}</Text>}
        {data?.isOffered && (
          <>
            {data.namedIn.length > 0 && (
              <Stack>
                <h3>{t("companions.namedTitle")}</h3>
                {data.namedIn.map((named) => (
                  <NamedPractice key={named.practiceId} named={named} />
                ))}
              </Stack>
            )}
            {data.namedIn.length > 0 && <Coming />}
            <Stack gap="tight">
              {data.namedIn.length > 0 && <h3>{t("companions.own")}</h3>}
              <Text size="small" tone="soft">{t("companions.place")}</Text>
            </Stack>
            {data.practices.length === 0 && <Text>{t("companions.noPractices")}</Text>}
            {data.practices.length > 0 && (
              <Card as="section">
                {data.practices.map((practice) => {
                  const { practiceId } = practice;
                  const isOpen = opened === practiceId;
                  return (
                    <OwnPractice
                      key={practiceId}
                      practice={practice}
                      isOpen={isOpen}
                      onToggle={() => onOpen(isOpen ? null : practiceId)}
                    />
                  );
                })}
              </Card>
            )}
          </>
        )}
      </Stack>
    </Section>
  );
}
