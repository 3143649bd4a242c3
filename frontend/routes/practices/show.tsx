import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { PageLocation } from "../../page-location.ts";
import { codeToSlug, searchAddress, slugToCode } from "../../search/filters.ts";
import { Share } from "../../share/share.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { Paragraphs } from "../../pages/linked-text.tsx";
import { Sources } from "../../suitability/sources.tsx";
import { PracticeVerdict, WithSuitability } from "../../suitability/use-suitability.tsx";
import { Helps } from "./helps.tsx";
import { type PracticePage, practiceQuery } from "../../api/practices.ts";

const severities = [
  { severity: "no", verdict: "contraindicated" },
  { severity: "ask", verdict: "ask" },
  { severity: "caution", verdict: "caution" },
] as const;

function Cautions({ cautions }: Pick<PracticePage, "cautions">) {
  const { t } = useTranslation();
  if (cautions.length === 0) return null;
  return (
    <Section heading={t("practices.cautions.title")}>
      <Text tone="soft">{t("practices.cautions.lead")}</Text>
      <div>
        {severities.map(({ severity, verdict }) => {
          const shown = cautions.filter((caution) => caution.severity === severity);
          if (shown.length === 0) return null;
          return (
            <Disclosure
              key={severity}
              open={severity === "no"}
              title={
                <VerdictBadge verdict={verdict}>
                  {t(`practices.cautions.${severity}`, { number: shown.length })}
                </VerdictBadge>
              }
            >
              <Stack gap="group">
                <Stack as="ul" gap="group">
                  {shown.map(({ condition, reason }) => (
                    <li key={condition + reason}>
                      <Text weight="strong">{condition}</Text>
                      <Text size="reading">{reason}</Text>
                    </li>
                  ))}
                </Stack>
                <Sources
                  reasons={shown}
                  text={(source) => t("practices.source", { source })}
                />
              </Stack>
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}

/** A practice that was just added has no texts yet. */
function Part({ heading, text }: { heading: string; text: string }) {
  return text && (
    <Section heading={heading}>
      <Paragraphs>{text}</Paragraphs>
    </Section>
  );
}

export function prefetch(cache: QueryClient, { params: { code = "" } }: PageLocation) {
  return cache.fetchQuery(practiceQuery(slugToCode(code)));
}

function Show() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { code = "" } = useParams();
  const { data: practice, error, refetch } = useQuery(practiceQuery(slugToCode(code)));
  if (!practice) return <PageFallback error={error} onRetry={() => void refetch()} />;
  const name = label("THERAPY_TYPE", practice.code);
  return (
    <Page width="reading">
      <PageTitle>{name}</PageTitle>
      <BackLink href={`/practices#${codeToSlug(practice.code)}`}>{t("practices.back")}</BackLink>
      <PageHeader
        title={<PracticeLabel group={practice.group}>{name}</PracticeLabel>}
        lead={practice.summary}
        action={
          <Row>
            {practice.isOffered
              ? (
                <Button variant="primary" href={searchAddress({ practices: [practice.code] })}>
                  {t("practices.practitioners")}
                </Button>
              )
              : <Button variant="primary" href="/practices">{t("practices.others")}</Button>}
            <Share address={`/practices/${codeToSlug(practice.code)}`} />
          </Row>
        }
      />
      {!practice.isOffered && <Note>{t("practices.retired")}</Note>}
      <PracticeVerdict code={practice.code} />
      <Part heading={t("practices.about")} text={practice.about} />
      <Part heading={t("practices.whatHappens")} text={practice.whatHappens} />
      {practice.helps.length > 0 && (
        <Section heading={t("practices.helps")}>
          <Helps helps={practice.helps} />
        </Section>
      )}
      <Part heading={t("practices.goodToKnow")} text={practice.goodToKnow} />
      <Cautions cautions={practice.cautions} />
      <Part heading={t("practices.evidence")} text={practice.evidence} />
    </Page>
  );
}

export function Component() {
  return (
    <WithSuitability>
      <Show />
    </WithSuitability>
  );
}
