import type { QueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Sections, TextPage } from "./text-page.tsx";
import type { PageLocation } from "../../page-location.ts";
import { pageQuery } from "../../pages/queries.ts";

export function prefetch(cache: QueryClient, { path }: PageLocation) {
  return cache.fetchQuery(pageQuery(path.slice(1)));
}

export function Component() {
  const { pathname } = useLocation();
  return (
    <TextPage id={pathname.replaceAll("/", "")}>
      {({ sections }) => <Sections sections={sections} />}
    </TextPage>
  );
}
