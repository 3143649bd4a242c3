import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { needTranslations } from "../../i18n/i18n.ts";
import { pageQuery } from "../../pages/queries.ts";
import { WhenIdle } from "../../when-idle.tsx";
import { Sections, TextPage } from "./text-page.tsx";

const ViewedSetting = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../../viewed/viewed-setting.tsx"),
    needTranslations(["viewed"]),
  ]);
  return module.ViewedSetting;
});

export function prefetch(cache: QueryClient) {
  return cache.fetchQuery(pageQuery("privacy"));
}

export function Component() {
  return (
    <TextPage id="privacy">
      {({ sections }) => (
        <>
          <Sections sections={sections} />
          <WhenIdle>
            <Suspense>
              <ViewedSetting quiet />
            </Suspense>
          </WhenIdle>
        </>
      )}
    </TextPage>
  );
}
