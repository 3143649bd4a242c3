import { useLocation, useNavigate } from "react-router";
import { type Place, placeOf, start, stateOf } from "../../suitability/place.ts";
import {
  crisisOf,
  fittingAnswers,
  isAnswered,
  pathOf,
  type Questionnaire,
  type Step,
} from "../../suitability/questionnaire.ts";
import {
  newTabTest,
  saveTabTest,
  type TabTest,
  tabTest,
  useTabTest,
} from "../../suitability/tab-test.ts";
import { useIsTakingOver } from "../../use-render-time.ts";

/** The place of the history entry, if the answers that it belongs to are still there. */
function validPlace(place: Place, questionnaire: Questionnaire, test: TabTest | null): Place {
  if (place.at === "start" || place.at === "help") return place;
  if (!test) return start;
  if (place.at === "end") return place;
  const isThere = pathOf(questionnaire, test.answers).some(({ id }) => id === place.step);
  return isThere ? place : start;
}

/** The test with what of its answers fits this version of the questions. */
function adopted(questionnaire: Questionnaire, test: TabTest | null): TabTest | null {
  if (!test || test.version === questionnaire.version) return test;
  return {
    ...test,
    version: questionnaire.version,
    answers: fittingAnswers(questionnaire, test.answers),
  };
}

/** The test of this tab, and the ways through it. */
export function useTest(questionnaire: Questionnaire) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isTakingOver = useIsTakingOver();
  const stored = useTabTest();
  const isOutdated = stored !== null && stored.version !== questionnaire.version;
  const test = adopted(questionnaire, stored);
  const answers = test?.answers ?? {};
  const path = pathOf(questionnaire, answers);
  const place = isTakingOver ? start : validPlace(placeOf(state), questionnaire, test);
  const step = path.find(({ id }) => id === place.step);
  const index = step ? path.indexOf(step) : -1;

  function go(to: Place, options: { replace?: boolean } = {}) {
    const from = place.at === "step" ? place.step : place.at;
    void navigate({ pathname, search }, {
      ...options,
      state: stateOf(options.replace ? { before: place.before, ...to } : { before: from, ...to }),
    });
  }

  function save(change: Partial<TabTest>) {
    // Several changes may be saved before the next rendering.
    const now = adopted(questionnaire, tabTest()) ?? newTabTest(questionnaire.version);
    saveTabTest({ ...now, ...change });
  }

  function goTo(id: string | undefined, rest: Partial<Place> = {}) {
    save({ step: id ?? null, finishedAt: null, savedId: null });
    go(id === undefined ? { at: "end" } : { at: "step", step: id, ...rest });
  }

  /** The next step after the current one. With `answered` the path may have changed. */
  function next(answered: TabTest["answers"]) {
    if (place.returns) return goTo(undefined);
    const after = pathOf(questionnaire, answered);
    const at = after.findIndex(({ id }) => id === place.step);
    goTo(after[at + 1]?.id);
  }

  return {
    test,
    answers,
    path,
    place,
    step,
    /** Position of the step, from 0; -1 outside of the steps. */
    index,
    /** The answers are of an older version; `lost` counts the steps that have to be answered again. */
    outdated: isOutdated
      ? { lost: Object.keys(stored.answers).filter((id) => !answers[id]).length }
      : null,
    adopt: () => save({}),
    begin: () => {
      saveTabTest({ ...newTabTest(questionnaire.version), step: path[0]?.id ?? null });
      const first = questionnaire.steps[0]?.id;
      go({ at: "step", step: first });
    },
    /** Goes on with a test that was stored in the account. */
    adoptDraft: (draft: { version: number; answers: TabTest["answers"]; step: string }) => {
      const { version, answers: given, step: at } = draft;
      const found = adopted(questionnaire, { ...newTabTest(version), answers: given, step: at });
      if (!found) return;
      saveTabTest(found);
      const steps = pathOf(questionnaire, found.answers);
      const open = steps.find(({ id }) => id === at) ?? steps.find(({ id }) => !found.answers[id]);
      go(open ? { at: "step", step: open.id } : { at: "end" });
    },
    resume: () => {
      const open = path.find(({ id }) => id === test?.step) ??
        path.find((each) => !answers[each.id]);
      goTo(open?.id);
    },
    open: (id: string) => goTo(id, { returns: true }),
    help: () => go({ at: "help" }),
    answer: (values: string[]) => {
      if (!step) return;
      const { [step.id]: _, ...others } = answers;
      save({ answers: values.length > 0 ? { ...others, [step.id]: values } : others });
    },
    /** Goes on; answers that point to a crisis lead to the numbers first. */
    proceed: () => {
      if (!step || !isAnswered(answers, step)) return;
      if (place.at === "step" && crisisOf(step, answers)) {
        go({ at: "crisis", step: step.id, returns: place.returns });
      } else next(answers);
    },
    skip: () => {
      if (!step) return;
      const skipped = { ...answers, [step.id]: [] };
      save({ answers: skipped });
      if (place.returns) return goTo(undefined);
      const after = pathOf(questionnaire, skipped);
      goTo(after[after.findIndex(({ id }) => id === step.id) + 1]?.id);
    },
    /** One step back; the same as the browser's way back where that leads there. */
    back: () => {
      const before = path[index - 1]?.id ?? "start";
      if (place.at !== "step" || place.returns || place.before === before) {
        void navigate(-1);
      } else if (before === "start") go(start, { replace: true });
      else go({ at: "step", step: before }, { replace: true });
    },
    save,
    go,
  };
}

export type Test = ReturnType<typeof useTest>;
export type { Step };
