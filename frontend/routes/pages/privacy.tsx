import type { QueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { needTranslations } from "../../i18n/i18n.ts";
import type { PageLocation } from "../../page-location.ts";
import { pageQuery, versionIn } from "../../pages/queries.ts";
import { WhenIdle } from "../../when-idle.tsx";
import { Sections, TextPage } from "./text-page.tsx";

const ViewedSetting = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../../viewed/viewed-setting.tsx"),
    needTranslations(["viewed"]),
  ]);
  return module.ViewedSetting;
});

const StoredHere = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../../device/stored-here.tsx"),
    needTranslations(["device"]),
  ]);
  return module.StoredHere;
});

export function prefetch(cache: QueryClient, { search }: PageLocation) {
  return cache.fetchQuery(pageQuery("privacy", versionIn(search)));
}

export function Component() {
  const { t } = useTranslation();
  return (
    <TextPage id="privacy">
      {({ sections }) => (
        <>
          <Sections sections={sections} />
          <Text>
            <Link href="/user/profile/seen">{t("pages.seen")}</Link>
          </Text>
          <WhenIdle>
            <Suspense>
              <ViewedSetting quiet />
              <StoredHere isOpen quiet />
            </Suspense>
          </WhenIdle>
        </>
      )}
    </TextPage>
  );
}
