import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { api, ok } from "../../api/client.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { draftsAddress, type RuleDraft } from "./rule-queries.ts";
import { useDecision } from "./use-decision.ts";

/** Deletes a draft after a second press. */
export function DiscardDraft({ draft: { id, version } }: { draft: RuleDraft }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [isSure, setSure] = useState<boolean | null>(null);
  const discarding = useDecision<void>({
    send: () =>
      ok(api.DELETE("/api/admin/rule-drafts/{id}", {
        params: { path: { id }, header: { "if-match": version } },
      })),
    done: t("rules.draft.discarded"),
    onDone: () => void navigate(draftsAddress),
  });
  if (!isSure) {
    return (
      <Button variant="quiet" autoFocus={isSure === false} onClick={() => setSure(true)}>
        {t("rules.draft.discard")}
      </Button>
    );
  }
  return (
    <Note
      tone="warning"
      actions={
        <>
          <Button small pending={discarding.isPending} onClick={() => discarding.mutate()}>
            {t("rules.draft.discard")}
          </Button>
          <Button small variant="quiet" autoFocus onClick={() => setSure(false)}>
            {t("admin.leads.back")}
          </Button>
        </>
      }
    >
      {t("rules.draft.discardSure")} {discarding.error && showFailure(discarding.error)}
    </Note>
  );
}
