import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ActionList } from "ui-kit/controls/action-list.tsx";
import { AnswerOptions } from "ui-kit/controls/answer-options.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { QuestionLayout } from "ui-kit/layout/question-layout.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { questionnaireQuery } from "../../suitability/queries.ts";
import { isAnswered, type Questionnaire } from "../../suitability/questionnaire.ts";
import { deleteDraft, draftQuery, resultsQuery, storeResult } from "../../suitability/storing.ts";
import { tabTest } from "../../suitability/tab-test.ts";
import { Rings } from "./parts.tsx";
import type { Test } from "./use-test.ts";

const results = "/preferences";
const store = "store";

/** Stores the result where that is allowed, and shows it. */
function useFinish(questionnaire: Questionnaire, test: Test) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const user = useSessionUser();

  function finish(change: Parameters<Test["save"]>[0] = {}) {
    test.save({ finishedAt: Date.now(), step: null, ...change });
  }

  return useSubmit({
    mutationFn: async (isStored: boolean) => {
      const done = tabTest();
      if (!isStored || !user || !done) {
        finish({ storesAfterSignIn: isStored });
        if (user && cache.getQueryData(draftQuery.queryKey)) {
          // An old draft is deleted by its age at the latest.
          await deleteDraft().catch(() => null);
        }
        return isStored && !user ? `/login?returnUrl=${encodeURIComponent(results)}` : results;
      }
      const stored = await storeResult(questionnaire, done);
      finish({ savedId: stored.id });
      void cache.invalidateQueries(resultsQuery);
      return results;
    },
    onSuccess: (address) => {
      cache.removeQueries(draftQuery);
      void navigate(address);
    },
    onError: (failure) => {
      // The page keeps what still fits, and says so.
      if (hasErrorCode(failure, "ERR_STALE")) void cache.invalidateQueries(questionnaireQuery);
    },
  });
}

/** What is skipped, what may be stored, and the way to the results. */
export function End({ questionnaire, test }: { questionnaire: Questionnaire; test: Test }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const user = useSessionUser();
  const [allowed, setAllowed] = useState<string[]>([]);
  const finish = useFinish(questionnaire, test);
  const { path, answers } = test;
  const open = path.filter((step) => !isAnswered(answers, step));
  const count = path.length - open.length;
  const isStored = allowed.includes(store);

  return (
    <QuestionLayout
      large
      asideEverywhere
      title={<h1 id="question" tabIndex={-1}>{t("test.end.title")}</h1>}
      aside={
        <Rings
          questionnaire={questionnaire}
          test={test}
          {...(open.length > 0 && { caption: t("test.end.dashed") })}
        />
      }
      foot={
        <>
          <Button variant="quiet" icon="arrow-left" onClick={test.back}>
            {t("test.question.back")}
          </Button>
          <Button
            variant="primary"
            disabled={count === 0}
            pending={finish.isPending}
            onClick={() => finish.mutate(isStored)}
          >
            {t(isStored && !user ? "test.end.signIn" : "test.end.results")}
          </Button>
        </>
      }
    >
      <Text tone="soft">
        {open.length === 0
          ? t("test.end.allAnswered", { count })
          : t("test.end.someSkipped", { count: open.length })}
      </Text>
      {open.length > 0 && (
        <ActionList
          label={t("test.end.skipped")}
          actions={open.map((step) => ({
            id: step.id,
            label: step.title,
            detail: `${path.indexOf(step) + 1} / ${path.length}`,
            onPick: () => test.open(step.id),
          }))}
        />
      )}
      <Text as="h2" id="permission" size="card">{t("test.end.permission")}</Text>
      <AnswerOptions
        labelledBy="permission"
        multiple
        picked={allowed}
        options={[{
          value: store,
          label: questionnaire.consents.store,
          hint: user ? undefined : t("test.end.needsAccount"),
        }]}
        onPick={setAllowed}
      />
      {finish.error && <Note tone="error" urgent>{showFailure(finish.error)}</Note>}
      <Text size="small" tone="soft">
        {questionnaire.consents.withdraw} {questionnaire.consents.without}{" "}
        {questionnaire.disclaimer}
      </Text>
    </QuestionLayout>
  );
}
