import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** Something that is so, with the way to change it; while it is being changed its form (`children`) stands there instead. */
export function Fact({ name, value, changing, onChange, children }: {
  name: string;
  value: string;
  changing: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !changing) button.current?.focus();
    wasChanging.current = changing;
  }, [changing]);
  if (changing) return children;
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
        onClick={onChange}
      >
        {t("user.change")}
      </Button>
    </Row>
  );
}
