import type { QueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Sections, TextPage } from "./text-page.tsx";
import { pageQuery } from "../../pages/queries.ts";

const furtherPages = ["practices", "help", "ranking"] as const;

export function prefetch(cache: QueryClient) {
  return cache.fetchQuery(pageQuery("useful"));
}

export function Component() {
  const { t } = useTranslation();
  return (
    <TextPage id="useful">
      {({ sections }) => (
        <>
          <Sections sections={sections} />
          <Section heading={t("pages.further.title")}>
            <Stack as="ul" gap="inline">
              {furtherPages.map((id) => (
                <li key={id}>
                  <Link href={`/${id}`}>{t(`pages.further.${id}`)}</Link>
                </li>
              ))}
            </Stack>
          </Section>
        </>
      )}
    </TextPage>
  );
}
