import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** A value with a button that opens the form for it. */
export function EditableValue({ name, value, editing, onEdit, children }: {
  name: string;
  value: string;
  editing: boolean;
  onEdit: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return children;
  return (
    <Row justify="between" gap="stack" wrap={false}>
      <Stack gap="none">
        <Text size="label" tone="soft">{name}</Text>
        <Text as="bdi">{value}</Text>
      </Stack>
      <Button
        small
        ref={button}
        aria-label={`${t("user.change")}: ${name}`}
        onClick={onEdit}
      >
        {t("user.change")}
      </Button>
    </Row>
  );
}
