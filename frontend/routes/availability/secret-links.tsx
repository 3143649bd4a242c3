import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** The way to the secret booking links. */
export function SecretLinks() {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="secret-links">
      <Text as="h2" size="card" id="secret-links">{t("availability.links.title")}</Text>
      <Text size="small" tone="soft">{t("availability.links.text")}</Text>
      <Row>
        <Button small icon="link" href="/sessions/links">{t("availability.links.open")}</Button>
      </Row>
    </Card>
  );
}
