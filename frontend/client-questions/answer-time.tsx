import { useTranslation } from "react-i18next";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";

const hoursOfDay = 24;
/** Longer times are said in days. */
const mostHours = 12;

/** How fast a practitioner usually answers; nothing while there are too few answers. */
export function AnswerTime({ hours }: { hours: number | null }) {
  const { t } = useTranslation();
  if (hours === null) return null;
  return (
    <Row wrap={false}>
      <Icon name="clock" size="small" />
      <Text as="span" size="small" tone="soft">
        {hours > mostHours
          ? t("questions.answers.days", { count: Math.ceil(hours / hoursOfDay) })
          : t("questions.answers.hours", { count: hours })}
      </Text>
    </Row>
  );
}
