import { ruleLimits as limits } from "backend/domain/suitability/rule-limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languages } from "../../i18n/language.ts";
import type { NotReached, RuleDraft } from "./rule-queries.ts";
import { useRuleWords } from "./rule-words.ts";

const noText = { et: "", en: "", ru: "" };

function Explanation({ practice, why, onSave, pending }: {
  practice: string;
  why: NotReached["why"];
  onSave: (why: NotReached["why"]) => void;
  pending: boolean;
}) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const [edited, setEdited] = useState(why);
  return (
    <Form noValidate aria-label={words.practice(practice)} onSend={() => onSave(edited)}>
      <Stack gap="stack">
        <Text as="h3" weight="strong">{words.practice(practice)}</Text>
        <Grid>
          {languages.map((language) => (
            <TextArea
              key={language}
              name={language}
              lang={language}
              label={`${t("rules.notReached.why")} (${t(`rules.language.${language}`)})`}
              maxLength={limits.why}
              value={edited[language]}
              onChange={(event) => setEdited({ ...edited, [language]: event.currentTarget.value })}
            />
          ))}
        </Grid>
        <div>
          <Button type="submit" pending={pending}>{t("rules.notReached.save")}</Button>
        </div>
      </Stack>
    </Form>
  );
}

/** The reasons why no answer brings a practice to a verdict any more that it reached before. */
export function NotReachedSection({ draft, pending, onSave }: {
  draft: RuleDraft;
  pending: boolean;
  onSave: (notReached: NotReached[]) => void;
}) {
  const { t } = useTranslation();
  const missing = draft.problems.flatMap(({ path, errCode }) =>
    errCode === "ERR_VERDICT_NOT_REACHED" ? path.slice("notReached.".length) : []
  );
  const given = draft.notReached.map(({ practice }) => practice);
  const practices = [...new Set([...given, ...missing])];
  if (practices.length === 0) return null;
  const whyOf = (practice: string) =>
    draft.notReached.find((each) => each.practice === practice)?.why ?? noText;
  return (
    <Section heading={t("rules.notReached.title")}>
      <Stack gap="group">
        <Text>{t("rules.notReached.lead")}</Text>
        {practices.map((practice) => (
          <Explanation
            key={practice}
            practice={practice}
            why={whyOf(practice)}
            pending={pending}
            onSave={(why) =>
              onSave([
                ...draft.notReached.filter((each) => each.practice !== practice),
                { practice, verdicts: [], why },
              ])}
          />
        ))}
      </Stack>
    </Section>
  );
}
