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
import {
  type UnstoredDanger,
  type VerdictGroup,
  verdictGroups,
} from "../../suitability/verdict-groups.ts";
import { iconOf, PracticeRow } from "./practice-row.tsx";

const shownAtFirst = { ok: 4, caution: 3, ask: 3, no: 3 };

type Props = {
  assessment: Assessment;
  unstored: UnstoredDanger | null;
  questionnaire: Questionnaire;
  onChangeAnswer: (step: string) => void;
};

/** The best of each verdict, in danger or not. */
function openAtFirst(assessment: Assessment): Set<string> {
  const best = verdictGroups(assessment).flatMap(({ verdict, fitting, others }) =>
    fitting.length > 0 ? fitting.slice(0, shownAtFirst[verdict]) : others.slice(0, 1)
  );
  return new Set(best.map(({ code }) => code));
}

function Group({ group, open, ...props }: Props & { group: VerdictGroup; open: Set<string> }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { verdict, onlyInSafety, onlyByWay, fitting, others } = group;
  const practices = [...fitting, ...others];
  if (practices.length === 0) return null;
  const first = Math.max(practices.filter(({ code }) => open.has(code)).length, 1);
  const shown = all ? practices : practices.slice(0, first);
  const hidden = practices.slice(shown.length);
  const filters = filtersOf(props.assessment);
  const words = onlyByWay ? "byWay" : verdict;
  const row = (practice: PracticeVerdict, hasOffers = practice.place !== null && !onlyInSafety) => (
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
          <span>
            {onlyInSafety
              ? t("preferences.danger.group", { group: t(`preferences.groups.${words}.title`) })
              : t(`preferences.groups.${words}.title`)}
          </span>
        </Row>
      }
    >
      <Text tone="soft">
        {t(onlyInSafety ? "preferences.danger.groupText" : `preferences.groups.${words}.text`)}
      </Text>
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

/** The groups of practices, from those that suit to those that do not. */
export function Groups(props: Props) {
  const open = openAtFirst(props.assessment);
  return verdictGroups(props.assessment, props.unstored).map((group) => (
    <Group
      key={`${group.verdict} ${group.onlyInSafety} ${group.onlyByWay}`}
      {...props}
      group={group}
      open={open}
    />
  ));
}
