import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { myQuestionsQuery } from "./queries.ts";

/** Leads to the questions of the signed-in person; nothing when there are none. */
export function MyQuestionsCard() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(myQuestionsQuery(useSessionUser()?.id ?? null));
  if (data.length === 0) return null;
  const count = data.filter(({ status }) => status === "waiting").length;
  return (
    <Card as="aside" aria-label={t("journal.questions.title")}>
      <Text as="h2" size="body">
        <Row as="span" wrap={false}>
          <Icon name="messages-square" size="small" />
          {t("journal.questions.title")}
        </Row>
      </Text>
      <Text size="small">
        {count > 0 ? t("journal.questions.waiting", { count }) : t("journal.questions.settled")}
      </Text>
      <Text size="small">
        <Link href="/questions">{t("journal.questions.open")}</Link>
      </Text>
    </Card>
  );
}
