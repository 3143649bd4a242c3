import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import type { SaveState } from "./save-state.ts";
import { useEditor } from "./editor-context.ts";

const looks: Record<
  SaveState,
  { state: "done" | "waiting" | "warning" | "error"; icon?: IconName }
> = {
  saved: { state: "done" },
  changed: { state: "waiting", icon: "refresh-cw" },
  saving: { state: "waiting", icon: "refresh-cw" },
  offline: { state: "warning", icon: "cloud-off" },
  failed: { state: "error" },
  refused: { state: "error" },
  "signed-out": { state: "warning", icon: "log-in" },
};

/** Whether what was typed is saved, in one line. */
export function SaveStatus() {
  const { t } = useTranslation();
  const format = useFormat();
  const { store, snapshot: { state, savedAt, draft }, conflicts } = useEditor();
  const savedText = () => {
    const at = savedAt ?? (draft.updatedAt ? Date.parse(draft.updatedAt) : null);
    if (at === null) return t("profile.status.nothing");
    const isToday = format.day(at) === format.day(Date.now());
    return t("profile.status.saved", { time: isToday ? format.time(at) : format.dateTime(at) });
  };
  const text = state === "saved" ? savedText() : t(`profile.status.${state}`);
  return (
    <Row gap="inline">
      <StateText {...looks[state]} quiet role="status">
        {state === "saved" && conflicts.length > 0
          ? t("profile.status.conflict", { count: conflicts.length })
          : text}
      </StateText>
      {(state === "failed" || state === "offline") && (
        <Button variant="quiet" small onClick={store.retry}>{t("shell.retry")}</Button>
      )}
    </Row>
  );
}
