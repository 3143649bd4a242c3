import { practiceGroups } from "backend/domain/domain-value.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { codeToSlug, searchAddress } from "../../search/filters.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { useAnchor } from "../../shell/use-anchor.ts";
import { pageQuery } from "../../pages/queries.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { PracticeVerdict, WithSuitability } from "../../suitability/use-suitability.tsx";
import { Helps } from "./helps.tsx";
import { practicesQuery, type PracticeSummary } from "../../api/practices.ts";

const helpsInList = 4;

function Entry({ practice: { code, summary, helps } }: { practice: PracticeSummary }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const slug = codeToSlug(code);
  return (
    <Stack as="article" id={slug} gap="inline">
      <Text as="h3" size="card">
        <Link href={`/practices/${slug}`} tone="quiet">{label("THERAPY_TYPE", code)}</Link>
      </Text>
      <Text tone="soft">{summary}</Text>
      <PracticeVerdict code={code} brief />
      <Helps helps={helps} limit={helpsInList} />
      <Text size="small">
        <Link
          href={searchAddress({ practices: [code] })}
          aria-label={t("practices.practitionersOf", { practice: label("THERAPY_TYPE", code) })}
        >
          {t("practices.practitioners")}
        </Link>
      </Text>
    </Stack>
  );
}

export function prefetch(cache: QueryClient) {
  return Promise.all([cache.fetchQuery(pageQuery("practices")), cache.fetchQuery(practicesQuery)]);
}

function List() {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const text = useQuery(pageQuery("practices"));
  const all = useQuery(practicesQuery);
  useAnchor(text.data !== undefined && all.data !== undefined);
  if (!text.data || !all.data) {
    const [failed = text] = [text, all].filter(({ error }) => error);
    return <PageFallback error={failed.error} onRetry={() => void failed.refetch()} width="wide" />;
  }
  const positions = new Map(list("THERAPY_TYPE").map(({ code }, index) => [code, index]));
  const sorted = all.data.toSorted((a, b) =>
    (positions.get(a.code) ?? 0) - (positions.get(b.code) ?? 0)
  );
  const groups = practiceGroups.filter((group) =>
    sorted.some((practice) => practice.group === group)
  );
  return (
    <Page>
      <PageTitle>{text.data.title}</PageTitle>
      <PageHeader
        title={text.data.title}
        lead={text.data.lead}
        action={
          <Row as="ul">
            <li>
              <Chip href="/test">{t("practices.test")}</Chip>
            </li>
            <li>
              <Chip href="/courses">{t("shell.courses")}</Chip>
            </li>
            {groups.map((group) => (
              <li key={group}>
                <Chip href={`#${group}`}>
                  <PracticeLabel group={group}>{t(`practices.groups.${group}`)}</PracticeLabel>
                </Chip>
              </li>
            ))}
          </Row>
        }
      />
      {groups.map((group) => (
        <Section
          key={group}
          id={group}
          heading={<PracticeLabel group={group}>{t(`practices.groups.${group}`)}</PracticeLabel>}
        >
          <Grid cell="wide" gap="part">
            {sorted.filter((practice) => practice.group === group).map((practice) => (
              <Entry key={practice.code} practice={practice} />
            ))}
          </Grid>
        </Section>
      ))}
    </Page>
  );
}

export function Component() {
  return (
    <WithSuitability>
      <List />
    </WithSuitability>
  );
}
