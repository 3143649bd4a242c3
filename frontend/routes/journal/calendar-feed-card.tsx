import { useTranslation } from "react-i18next";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** Links from the journal to the calendar feed in the profile. */
export function CalendarFeedCard() {
  const { t } = useTranslation();
  return (
    <Card as="aside" aria-label={t("calendar.feed.title")}>
      <Text as="h2" size="body">
        <Row as="span" wrap={false}>
          <Icon name="calendar-plus" size="small" />
          {t("calendar.feed.title")}
        </Row>
      </Text>
      <Text size="small">{t("calendar.feed.text")}</Text>
      <Text size="small">
        <Link href="/user/profile/data#calendar-feed">{t("calendar.feed.setUp")}</Link>
      </Text>
    </Card>
  );
}
