import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { Unread } from "../pages/unread.tsx";
import { Paragraphs } from "../pages/words.tsx";
import { codeOf, searchOfPractice, slugOf } from "./addresses.ts";
import { Cautions } from "./cautions.tsx";
import { Helps } from "./helps.tsx";
import { practiceQuery } from "./queries.ts";

/** One practice: what it is, whom it helps, when it needs care, and who offers it. */
export function Component() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { code = "" } = useParams();
  const { data: practice, error, refetch } = useQuery(practiceQuery(codeOf(code)));
  if (!practice) return <Unread error={error} onRetry={() => void refetch()} />;
  const name = label("THERAPY_TYPE", practice.code);
  return (
    <Page width="reading">
      <PageTitle>{name}</PageTitle>
      <BackLink href={`/practices#${slugOf(practice.code)}`}>{t("practices.back")}</BackLink>
      <PageHeader
        title={<PracticeLabel group={practice.group}>{name}</PracticeLabel>}
        lead={practice.summary}
        action={
          <Button variant="primary" href={searchOfPractice(practice.code)}>
            {t("practices.practitioners")}
          </Button>
        }
      />
      <Section heading={t("practices.about")}>
        <Paragraphs>{practice.about}</Paragraphs>
      </Section>
      <Section heading={t("practices.whatHappens")}>
        <Paragraphs>{practice.whatHappens}</Paragraphs>
      </Section>
      <Section heading={t("practices.helps")}>
        <Helps helps={practice.helps} />
      </Section>
      <Section heading={t("practices.goodToKnow")}>
        <Paragraphs>{practice.goodToKnow}</Paragraphs>
      </Section>
      <Cautions cautions={practice.cautions} />
      <Section heading={t("practices.evidence")}>
        <Paragraphs>{practice.evidence}</Paragraphs>
      </Section>
    </Page>
  );
}
