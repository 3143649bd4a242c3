import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { AdviceRow } from "ui-kit/booking/advice-row.tsx";
import { DecisionChain } from "ui-kit/booking/decision-chain.tsx";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { practicesQuery } from "../../api/practices.ts";
import { askAddress } from "../../client-questions/ask-address.ts";
import { PracticeCourses } from "../../courses/practice-courses.tsx";
import { inSentence } from "../../i18n/in-sentence.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { codeToSlug, type Filters } from "../../search/filters.ts";
import type { PracticeVerdict, Questionnaire, Verdict } from "../../suitability/questionnaire.ts";
import { Sources } from "../../suitability/sources.tsx";
import { Offers } from "./offers.tsx";

export const iconOf = {
  ok: "sprout",
  caution: "triangle-alert",
  ask: "message-circle-question-mark",
  no: "shield-alert",
} as const satisfies Record<Verdict, IconName>;

/** Of the reasons that decide. */
const reasonsShown = 3;

const badgeOf = { caution: "caution", ask: "ask", no: "contraindicated" } as const;

function useFits({ code, fits }: PracticeVerdict, questionnaire: Questionnaire) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const options = questionnaire.steps.flatMap((step) => step.options);
  const names = (texts: string[]) =>
    texts.map((text) => inSentence(text, format.locale)).join(", ");
  const needs = fits.needs.map((need) => label("WAY_OF_HELPING", need));
  const ways = fits.ways.flatMap((way) => options.find(({ value }) => value === way)?.label ?? []);
  return [
    ...(needs.length > 0
      ? [{
        id: `${code} needs`,
        icon: "check" as const,
        text: (
          <>
            {t("preferences.fits.needs")} <b>{names(needs)}</b>
          </>
        ),
      }]
      : []),
    ...(ways.length > 0
      ? [{
        id: `${code} ways`,
        icon: "check" as const,
        text: (
          <>
            {t("preferences.fits.ways")} <b>{names(ways)}</b>
          </>
        ),
      }]
      : []),
  ];
}

/** What else to know, beside the reasons that decide. */
function OtherReasons({ reasons }: Pick<PracticeVerdict, "reasons">) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t("preferences.otherReasons", { count: reasons.length })}>
      <Stack as="ul" gap="stack">
        {reasons.map(({ rule, reason }) => (
          <li key={rule}>
            <Text size="small">{reason}</Text>
          </li>
        ))}
      </Stack>
      <Sources reasons={reasons} text={(source) => t("preferences.source", { source })} />
    </Disclosure>
  );
}

function DoctorQuestions({ practice, name }: { practice: PracticeVerdict; name: string }) {
  const { t } = useTranslation();
  const kind = practice.verdict === "no" ? "no" : "ask";
  return (
    <Disclosure title={t("preferences.doctor.title")}>
      <Stack as="ul" gap="inline">
        {(["now", "change", "when"] as const).map((question) => (
          <li key={question}>
            <Text size="small" as="span">
              {t(`preferences.doctor.${kind}.${question}`, { practice: name })}
            </Text>
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** One practice with its verdict, the reasons and, where it suits, practitioners. */
export function PracticeRow(
  { practice, questionnaire, filters, hasOffers, isFirst, onChangeAnswer }: {
    practice: PracticeVerdict;
    questionnaire: Questionnaire;
    filters: Filters;
    hasOffers: boolean;
    isFirst: boolean;
    onChangeAnswer: (step: string) => void;
  },
) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { code, verdict, place, reasons } = practice;
  const name = label("THERAPY_TYPE", code);
  const { data: practices = [] } = useQuery(practicesQuery);
  const group = practices.find((each) => each.code === code)?.group ?? "other";
  const fits = useFits(practice, questionnaire);
  const deciding = reasons.filter(({ severity }) => severity === verdict).slice(0, reasonsShown);
  const others = reasons.filter((reason) => !deciding.includes(reason));
  const sources = [...new Set(deciding.map(({ source }) => source))];
  return (
    <AdviceRow
      id={codeToSlug(code)}
      rank={place}
      title={
        <Link href={`/practices/${codeToSlug(code)}`} tone="quiet">
          <PracticeLabel group={group}>{name}</PracticeLabel>
        </Link>
      }
      badge={verdict !== "ok" && (
        <VerdictBadge verdict={badgeOf[verdict]}>
          {t(`preferences.verdict.${verdict}`)}
        </VerdictBadge>
      )}
      reasons={[
        ...fits,
        ...deciding.map(({ rule, severity, reason }) => ({
          id: rule,
          icon: iconOf[severity],
          text: reason,
        })),
      ]}
      source={deciding.length > 0 && (
        <span>{t("preferences.source", { source: sources.join("; ") })}</span>
      )}
    >
      {others.length > 0 && <OtherReasons reasons={others} />}
      {reasons.length > 0 && (
        <DecisionChain
          title={t("preferences.chain.title")}
          chains={reasons.map(({ rule, answer, severity, reason, source }) => ({
            id: rule,
            steps: [
              { name: t("preferences.chain.answer"), value: answer.label },
              { name: t("preferences.chain.rule"), value: reason },
              {
                name: t("preferences.chain.decision"),
                value: t(`preferences.verdict.${severity}`),
              },
            ],
            note: (
              <Row justify="between">
                <span>{t("preferences.source", { source })}</span>
                <Button variant="quiet" small onClick={() => onChangeAnswer(answer.step)}>
                  {t("preferences.chain.change")}
                </Button>
              </Row>
            ),
          }))}
        />
      )}
      {(verdict === "ask" || verdict === "no") && (
        <DoctorQuestions practice={practice} name={name} />
      )}
      {verdict === "ask" && (
        <Row>
          <Button small icon="messages-square" href={askAddress({ practice: code })}>
            {t("preferences.askFirst")}
          </Button>
        </Row>
      )}
      {(verdict === "ok" || verdict === "caution") && <PracticeCourses code={code} />}
      {hasOffers && <Offers code={code} filters={filters} isFirst={isFirst} />}
    </AdviceRow>
  );
}
