import type { QueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Sections, TextPage } from "./text-page.tsx";
import type { PageLocation } from "../../page-location.ts";
import { pageQuery, versionIn } from "../../pages/queries.ts";

export function prefetch(cache: QueryClient, { path, search }: PageLocation) {
  return cache.fetchQuery(pageQuery(path.slice(1), versionIn(search)));
}

export function Component() {
  const { pathname } = useLocation();
  return (
    <TextPage id={pathname.replaceAll("/", "")}>
      {({ sections }) => <Sections sections={sections} />}
    </TextPage>
  );
}
