import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** Says that a part of a form was removed, with a way back. */
export function RemovedPart({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Text as="span" size="small" tone="soft">{t("profile.removed", { name })}</Text>
      <Button
        variant="quiet"
        small
        icon="rotate-ccw"
        aria-label={t("profile.undoNamed", { name })}
        onClick={onUndo}
      >
        {t("profile.undo")}
      </Button>
    </Row>
  );
}
