import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { useAnchor } from "../../shell/use-anchor.ts";
import { pageQuery, type PageText, versionIn } from "../../pages/queries.ts";
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
  const [search] = useSearchParams();
  const { data: page, error, refetch } = useQuery(pageQuery(id, versionIn(search)));
  useAnchor(page !== undefined);
  if (!page) return <PageFallback error={error} onRetry={() => void refetch()} />;
  return (
    <Page width="reading">
      <PageTitle>{page.title}</PageTitle>
      <BackLink href="/">{t("pages.back")}</BackLink>
      <PageHeader title={page.title} lead={<LinkedText>{page.lead}</LinkedText>} />
      <NotInForce page={page} />
      {children(page)}
      <Versions page={page} />
    </Page>
  );
}

function addressOf({ id, version }: { id: string; version: number }): string {
  return `/${id}?version=${version}`;
}

function useVersionName() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ version, publishedAt }: PageText["versions"][number]) =>
    publishedAt
      ? t("pages.versions.published", { number: version, day: format.date(publishedAt, "dated") })
      : t("pages.versions.first", { number: version });
}

/** Says on an earlier version that it is one, and where the page in force is. */
function NotInForce({ page: { id, version, versions } }: { page: PageText }) {
  const { t } = useTranslation();
  const nameOf = useVersionName();
  const own = versions.find((one) => one.version === version);
  if (!own || own === versions[0]) return null;
  return (
    <Note>
      {t("pages.versions.earlier", { version: nameOf(own) })}{" "}
      <Link href={`/${id}`}>{t("pages.versions.current")}</Link>
    </Note>
  );
}

function Versions({ page: { id, version, versions } }: { page: PageText }) {
  const { t } = useTranslation();
  const nameOf = useVersionName();
  if (versions.length === 0) return null;
  return (
    <Section id="versions" heading={t("pages.versions.title")}>
      <Stack as="ul" gap="inline">
        {versions.map((one, index) => {
          const text = nameOf(one);
          return (
            <li key={one.version}>
              {one.version === version
                ? <Text>{t("pages.versions.shown", { text })}</Text>
                : (
                  <Link href={index === 0 ? `/${id}` : addressOf({ id, version: one.version })}>
                    {text}
                  </Link>
                )}
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
