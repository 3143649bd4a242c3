import { type QueryClient, useQuery } from "@tanstack/react-query";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { pageQuery } from "../../pages/queries.ts";
import { Sections, TextPage } from "./text-page.tsx";
import { Paragraphs } from "../../pages/linked-text.tsx";

function Reviews() {
  const { data: page } = useQuery(pageQuery("reviews"));
  if (!page) return null;
  return (
    <Section id="reviews" heading={page.title}>
      <Text tone="soft">{page.lead}</Text>
      {page.sections.map(({ id, heading, body }) => (
        <Stack key={id} gap="tight">
          <Text as="h3" size="card">{heading}</Text>
          <Paragraphs>{body}</Paragraphs>
        </Stack>
      ))}
    </Section>
  );
}

export function prefetch(cache: QueryClient) {
  return Promise.all(["ranking", "reviews"].map((id) => cache.fetchQuery(pageQuery(id))));
}

export function Component() {
  return (
    <TextPage id="ranking">
      {({ sections }) => (
        <>
          <Sections sections={sections} />
          <Reviews />
        </>
      )}
    </TextPage>
  );
}
