import type { QueryClient } from "@tanstack/react-query";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useHash } from "../../shell/use-hash.ts";
import { TextPage } from "./text-page.tsx";
import { Paragraphs } from "../../pages/linked-text.tsx";
import { pageQuery } from "../../pages/queries.ts";

export function prefetch(cache: QueryClient) {
  return cache.fetchQuery(pageQuery("help"));
}

export function Component() {
  const hash = useHash();
  return (
    <TextPage id="help">
      {({ sections }) =>
        sections.map(({ id, heading, body }) => (
          <Disclosure
            key={id}
            id={id}
            open={hash === id}
            title={<Text as="h2" size="body" weight="label">{heading}</Text>}
          >
            <Paragraphs>{body}</Paragraphs>
          </Disclosure>
        ))}
    </TextPage>
  );
}
