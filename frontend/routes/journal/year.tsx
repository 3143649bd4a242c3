import { practiceGroups } from "backend/domain/domain-value.ts";
import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dayIn } from "../../days.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import { ringsOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** The year as growth rings: each finished session is one. */
export function Year({ sessions, now }: { sessions: TherapySession[]; now: number }) {
  const { t } = useTranslation();
  const zone = viewerZone();
  const year = dayIn(zone, now).slice(0, 4);
  const rings = ringsOf(sessions, year, zone);
  const count = (name: string) => rings.filter((ring) => ring.name === name).length;
  const planned = count("planned");
  const finished = rings.length - planned;
  if (rings.length === 0) return null;
  const label = [
    t("journal.year.rings", { count: finished }),
    ...(planned > 0 ? [t("journal.year.planned", { count: planned })] : []),
  ].join(", ");
  return (
    <Card as="figure">
      <Stack align="center" gap="group">
        <GrowthRings seed={`year ${year}`} variant="year" years={rings} label={label} />
        <Stack as="div" gap="inline" align="center">
          <Text as="h2" size="card">{t("journal.year.title", { year })}</Text>
          <Text size="small" tone="soft">{t("journal.year.text")}</Text>
          <Row justify="center" gap="group">
            {practiceGroups.filter((group) => count(group) > 0).map((group) => (
              <Text as="span" key={group} size="small" tone="soft">
                <PracticeLabel group={group}>
                  {t(`journal.year.${group}`)} {count(group)}
                </PracticeLabel>
              </Text>
            ))}
          </Row>
        </Stack>
      </Stack>
    </Card>
  );
}
