import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { locate } from "./place.ts";
import type { Change } from "./use-filters.ts";

/** Looks near the person, if they let the browser tell. */
export function useNearMe(change: (change: Change) => void): () => void {
  const { t } = useTranslation();
  return () =>
    void locate().then(
      (near) => change({ near, cities: undefined }),
      () => notify({ tone: "error", message: t("home.place.unknown") }),
    );
}
