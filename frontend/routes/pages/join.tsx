import type { QueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { JoinForm } from "../../join/join-form.tsx";
import { pageQuery } from "../../pages/queries.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { Sections, TextPage } from "./text-page.tsx";

const id = "joinUs";

export function prefetch(cache: QueryClient) {
  return cache.fetchQuery(pageQuery(id));
}

/** What practitioners get and how they begin, with the form. */
export function Component() {
  const { t } = useTranslation();
  return (
    <TextPage id={id}>
      {({ sections }) => (
        <>
          <NeedsScripts />
          <JoinForm title={t("joinUs.short")} />
          <Sections sections={sections} />
        </>
      )}
    </TextPage>
  );
}
