import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { Page } from "ui-kit/layout/page.tsx";

function watch(watcher: () => void) {
  globalThis.addEventListener("online", watcher);
  globalThis.addEventListener("offline", watcher);
  return () => {
    globalThis.removeEventListener("online", watcher);
    globalThis.removeEventListener("offline", watcher);
  };
}

/** One line under the bar while there is no network. */
export function Offline() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(watch, () => navigator.onLine, () => true);
  if (online) return null;
  return (
    <Page>
      <Note icon="cloud-off" role="status">{t("shell.offline")}</Note>
    </Page>
  );
}
