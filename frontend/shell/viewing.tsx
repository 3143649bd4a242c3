import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { currentView, watchSession } from "../api/sign-in-session.ts";
import { needTranslations } from "../i18n/i18n.ts";

const ViewBanner = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../data-access/view-banner.tsx"),
    needTranslations(["viewing"]),
  ]);
  return module.ViewBanner;
});

/** The banner of an administrator who sees the product as another person. */
export function Viewing() {
  const view = useSyncExternalStore(watchSession, currentView, () => null);
  if (!view) return null;
  return (
    <Suspense>
      <ViewBanner view={view} />
    </Suspense>
  );
}
