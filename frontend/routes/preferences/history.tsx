import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VerdictChanges } from "ui-kit/booking/verdict-changes.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type ComparedPractice, comparePractices } from "../../suitability/comparison.ts";
import type { StoredResult } from "../../suitability/storing.ts";
import { orderOf } from "../../suitability/verdict-groups.ts";
import type { TestResult } from "./use-result.ts";

const comparable = 4;

function useLine() {
  const { t } = useTranslation();
  const word = ({ verdict, place }: ComparedPractice["after"]) => {
    const name = t(`preferences.verdict.${verdict}`);
    return place === null ? name : `${place}. ${name}`;
  };
  return ({ before, after }: ComparedPractice) =>
    t("preferences.compare.line", { before: word(before), after: word(after) });
}

/** What has changed since an earlier result. */
export function Comparison({ result, earlier }: {
  result: TestResult;
  earlier: StoredResult[];
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const line = useLine();
  const [picked, setPicked] = useState<string | null>(null);
  const shown = earlier.find(({ id }) => id === picked) ?? earlier[0];
  if (!shown) return null;
  const practices = comparePractices(shown.assessment, result.assessment);
  const differs = practices.some(({ before, after }) =>
    before.verdict !== after.verdict || before.place !== after.place
  );
  const isSameDay =
    format.date(shown.takenAt, "numeric") === format.date(result.takenAt, "numeric");
  const dateOf = (at: string | number) => isSameDay ? format.time(at) : format.date(at, "numeric");
  const verdictOf = ({ verdict }: ComparedPractice["after"]) => ({
    verdict,
    word: t(`preferences.verdict.${verdict}`),
  });
  return (
    <Section id="compare" divided={false} heading={t("preferences.compare.title")}>
      <Stack gap="group">
        {earlier.length > 1 && (
          <RadioGroup
            label={t("preferences.compare.with")}
            variant="segments"
            wrap
            picked={shown.id}
            onPick={setPicked}
            options={earlier.slice(0, comparable).map(({ id, takenAt }) => ({
              value: id,
              label: `${format.date(takenAt, "numeric")} ${format.time(takenAt)}`,
            }))}
          />
        )}
        {!differs && <Text tone="soft">{t("preferences.compare.same")}</Text>}
        {differs && (
          <VerdictChanges
            beforeLabel={dateOf(shown.takenAt)}
            afterLabel={dateOf(result.takenAt)}
            orderBefore={orderOf(shown.assessment)}
            changes={practices.map(({ code, before, after }) => ({
              id: code,
              name: label("THERAPY_TYPE", code),
              before: verdictOf(before),
              after: verdictOf(after),
            }))}
            lines={practices.map(line)}
          />
        )}
      </Stack>
    </Section>
  );
}

/** Since the questions were answered, rules have changed. */
export function ChangedRules({ result }: { result: TestResult }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  if (result.changed.length === 0) return null;
  return (
    <Note icon="history">
      {t("preferences.changed", {
        practices: format.list(
          result.changed.map(({ code, after }) =>
            `${label("THERAPY_TYPE", code)} (${t(`preferences.verdict.${after}`)})`
          ),
        ),
      })}
    </Note>
  );
}

/** The earlier stored results, each with the way to delete it. */
export function History({ earlier, onRemove }: {
  earlier: StoredResult[];
  onRemove: (id: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const removal = useSubmit({ mutationFn: onRemove });
  return (
    <ShowAt screenOnly>
      <Section divided={false} heading={t("preferences.history.title")}>
        <Stack as="ul" gap="inline">
          {earlier.map(({ id, takenAt, assessment }) => {
            const best = assessment.practices.find(({ place }) => place === 1);
            const date = `${format.date(takenAt, "numeric")} ${format.time(takenAt)}`;
            return (
              <li key={id}>
                <Row justify="between">
                  <span>{best ? `${date} · ${label("THERAPY_TYPE", best.code)}` : date}</span>
                  <Button
                    variant="quiet"
                    small
                    icon="trash-2"
                    aria-label={t("preferences.history.delete", { date })}
                    pending={removal.isPending && removal.variables === id}
                    onClick={() => removal.mutate(id)}
                  >
                    {t("preferences.tools.delete")}
                  </Button>
                </Row>
              </li>
            );
          })}
        </Stack>
        {removal.error && <Note tone="error" urgent>{showFailure(removal.error)}</Note>}
        <Text size="small" tone="soft">
          {t("preferences.history.text")}{" "}
          <Link href="/user/profile/data">{t("preferences.history.permission")}</Link>
        </Text>
      </Section>
    </ShowAt>
  );
}
