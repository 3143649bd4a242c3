import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useAnchor } from "../../shell/use-anchor.ts";
import { pageQuery, type PageText } from "../../pages/queries.ts";
import { PageFallback } from "../../pages/page-fallback.tsx";
import { LinkedText, Paragraphs } from "../../pages/linked-text.tsx";

export function Sections({ sections }: Pick<PageText, "sections">) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Paragraphs>{body}</Paragraphs>
    </Section>
  ));
}

export function TextPage(
  { id, children }: { id: string; children: (page: PageText) => ReactNode },
) {
  const { t } = useTranslation();
  const { data: page, error, refetch } = useQuery(pageQuery(id));
  useAnchor(page !== undefined);
  if (!page) return <PageFallback error={error} onRetry={() => void refetch()} />;
  return (
    <Page width="reading">
      <PageTitle>{page.title}</PageTitle>
      <BackLink href="/">{t("pages.back")}</BackLink>
      <PageHeader title={page.title} lead={<LinkedText>{page.lead}</LinkedText>} />
      {children(page)}
    </Page>
  );
}
