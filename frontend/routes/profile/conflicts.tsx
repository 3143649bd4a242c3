import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { ConflictView } from "ui-kit/feedback/conflict-view.tsx";
import { isLanguage } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Conflict } from "./draft-store.ts";
import { useEditor } from "./editor-context.ts";
import { isText } from "./fields.ts";
import { useNames } from "./names.ts";
import { conflictId, sectionOf } from "./paths.ts";
import type { ProfilePart } from "backend/domain/profile.ts";

function languageOf(path: string): string | undefined {
  return path.split(".").find(isLanguage);
}

function Difference({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { store, content } = useEditor();
  const { fieldName, valueText } = useNames();
  const { path, mine, theirs, at } = conflict;
  const [merged, setMerged] = useState<string | null>(null);
  const text = (value: unknown) =>
    isText(path) ? String(value ?? "") : valueText(path, value, content);
  return (
    <ConflictView
      id={conflictId(path)}
      title={t("profile.conflict.title", { field: fieldName(path, content) })}
      when={t("profile.conflict.when", { time: format.time(at) })}
      mine={{ label: t("profile.conflict.mine"), text: text(mine) }}
      theirs={{ label: t("profile.conflict.theirs"), text: text(theirs) }}
      textLang={languageOf(path)}
      actions={merged === null
        ? (
          <>
            <Button small onClick={() => store.resolve(path, mine)}>
              {t("profile.conflict.keepMine")}
            </Button>
            <Button small onClick={() => store.resolve(path, theirs)}>
              {t("profile.conflict.takeTheirs")}
            </Button>
            {isText(path) && (
              <Button small variant="quiet" onClick={() => setMerged(text(mine))}>
                {t("profile.conflict.merge")}
              </Button>
            )}
          </>
        )
        : (
          <>
            <Button small onClick={() => store.resolve(path, merged)}>
              {t("profile.conflict.useMerged")}
            </Button>
            <Button small variant="quiet" onClick={() => setMerged(null)}>
              {t("profile.conflict.back")}
            </Button>
          </>
        )}
    >
      {merged !== null && (
        <TextArea
          label={t("profile.conflict.merged")}
          name={`merged-${path}`}
          lang={languageOf(path)}
          value={merged}
          autoFocus
          onChange={(event) => setMerged(event.currentTarget.value)}
        />
      )}
    </ConflictView>
  );
}

/** What was changed both here and elsewhere in a section, until the practitioner decides. */
export function Conflicts({ section }: { section: ProfilePart }) {
  const { conflicts } = useEditor();
  return conflicts.filter(({ path }) => sectionOf(path) === section).map((conflict) => (
    <Difference key={conflict.path} conflict={conflict} />
  ));
}
