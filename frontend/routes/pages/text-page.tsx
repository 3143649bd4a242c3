import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useAnchor } from "../../shell/use-anchor.ts";
import { pageQuery, type PageText } from "./queries.ts";
import { Unread } from "./unread.tsx";
import { Paragraphs, Words } from "./words.tsx";

/** The parts of a text, one under the other. */
export function Sections({ sections }: Pick<PageText, "sections">) {
  return sections.map(({ id, heading, body }) => (
    <Section key={id} id={id} heading={heading}>
      <Paragraphs>{body}</Paragraphs>
    </Section>
  ));
}

/** A page that is only read: its title, what it comes to, and what follows. */
export function TextPage({ id, children }: {
  /** Which text. */
  id: string;
  /** How its parts are shown. */
  children: (page: PageText) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data: page, error, refetch } = useQuery(pageQuery(id));
  useAnchor(page !== undefined);
  if (!page) return <Unread error={error} onRetry={() => void refetch()} />;
  return (
    <Page width="reading">
      <PageTitle>{page.title}</PageTitle>
      <BackLink href="/">{t("pages.back")}</BackLink>
      <PageHeader title={page.title} lead={<Words>{page.lead}</Words>} />
      {children(page)}
    </Page>
  );
}
