import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Questionnaire } from "../../suitability/questionnaire.ts";
import { resultsQuery, storeResult } from "../../suitability/storing.ts";
import { saveTabTest, tabTest, useTabTest } from "../../suitability/tab-test.ts";

const returnUrl = encodeURIComponent("/preferences");

/** Offers to store the result of this tab, and stores it after the sign-in of a visitor who allowed it. */
export function KeepResult({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const user = useSessionUser();
  const test = useTabTest();
  const showFailure = useShowFailure();
  const saving = useSubmit({
    mutationFn: async () => {
      const now = tabTest();
      if (!now) return;
      const { id } = await storeResult(questionnaire, now);
      saveTabTest({ ...now, savedId: id, storesAfterSignIn: false });
      await cache.invalidateQueries(resultsQuery);
      void notify({ tone: "success", message: t("preferences.keep.done") });
    },
  });

  const isWaiting = user !== null && test !== null && test.storesAfterSignIn && !test.savedId;
  const started = useRef(false);
  const { mutate } = saving;
  useEffect(() => {
    if (!isWaiting || started.current) return;
    started.current = true;
    mutate();
  }, [isWaiting, mutate]);

  if (!test || test.savedId) return null;

  function allow() {
    if (test) saveTabTest({ ...test, storesAfterSignIn: true });
  }

  return (
    <Note
      icon="lock"
      actions={user
        ? (
          <Button variant="primary" pending={saving.isPending} onClick={() => mutate()}>
            {t("preferences.keep.save")}
          </Button>
        )
        : (
          <Row>
            <Button href={`/login?returnUrl=${returnUrl}`} onClick={allow}>
              {t("preferences.keep.signIn")}
            </Button>
            <Button variant="quiet" href={`/register?returnUrl=${returnUrl}`} onClick={allow}>
              {t("preferences.keep.register")}
            </Button>
          </Row>
        )}
    >
      <b>{t("preferences.keep.title")}</b> {questionnaire.consents.store}{" "}
      {questionnaire.consents.withdraw}
      {saving.error && <>{showFailure(saving.error)}</>}
    </Note>
  );
}
