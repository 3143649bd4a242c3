import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { filtersOf } from "../../suitability/offers.ts";
import type {
  Assessment,
  PracticeVerdict,
  Questionnaire,
} from "../../suitability/questionnaire.ts";
import { type VerdictGroup, verdictGroups } from "../../suitability/verdict-groups.ts";
import { iconOf, PracticeRow } from "./practice-row.tsx";

const shownAtFirst = { ok: 4, caution: 3, ask: 3, no: 3 };

type Props = {
  assessment: Assessment;
  questionnaire: Questionnaire;
  onChangeAnswer: (step: string) => void;
};

function Group({ group, ...props }: Props & { group: VerdictGroup }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { verdict, fitting, others } = group;
  const practices = [...fitting, ...others];
  if (practices.length === 0) return null;
  const first = Math.max(Math.min(fitting.length, shownAtFirst[verdict]), 1);
  const shown = all ? practices : practices.slice(0, first);
  const hidden = practices.slice(shown.length);
  const filters = filtersOf(props.assessment);
  const row = (practice: PracticeVerdict, hasOffers = practice.place !== null) => (
    <PracticeRow
      key={practice.code}
      {...props}
      practice={practice}
      filters={filters}
      hasOffers={hasOffers}
      isFirst={practice.place === 1}
    />
  );
  return (
    <Section
      divided={false}
      heading={
        <Row as="span" wrap={false}>
          <Icon name={iconOf[verdict]} />
          <span>{t(`preferences.groups.${verdict}.title`)}</span>
        </Row>
      }
    >
      <Text tone="soft">{t(`preferences.groups.${verdict}.text`)}</Text>
      <div>
        {shown.map((practice) => row(practice))}
        {hidden.length > 0 && (
          <>
            <Button variant="quiet" icon="chevron-down" onClick={() => setAll(true)}>
              {t(`preferences.groups.${verdict}.more`, { count: hidden.length })}
            </Button>
            <ShowAt printOnly>{hidden.map((practice) => row(practice, false))}</ShowAt>
          </>
        )}
      </div>
    </Section>
  );
}

/** The four groups of practices, from those that suit to those that do not. */
export function Groups(props: Props) {
  return verdictGroups(props.assessment).map((group) => (
    <Group key={group.verdict} {...props} group={group} />
  ));
}
