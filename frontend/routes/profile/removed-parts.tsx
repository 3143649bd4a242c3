import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useEditor } from "./editor-context.ts";

/** What was removed from a list since the page was opened, each with a way back. */
export function RemovedParts({ list }: { list: string }) {
  const { t } = useTranslation();
  const { removed, undo } = useEditor();
  const parts = removed.filter((part) => part.list === list);
  const rows = useRef<HTMLDivElement>(null);
  const known = useRef(parts.length);

  // The button that removed it is gone, and the focus with it.
  useEffect(() => {
    const isMore = parts.length > known.current;
    known.current = parts.length;
    if (!isMore || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>("li:last-child button")?.focus({
      preventScroll: true,
    });
  }, [parts.length]);

  if (parts.length === 0) return null;
  return (
    <div ref={rows}>
      <Stack as="ul" gap="tight">
        {parts.map((part) => (
          <li key={part.id}>
            <Row>
              <Text as="span" size="small" tone="soft">
                {t("profile.removed", { name: part.name })}
              </Text>
              <Button
                variant="quiet"
                small
                icon="rotate-ccw"
                aria-label={t("profile.undoNamed", { name: part.name })}
                onClick={() => undo(part)}
              >
                {t("profile.undo")}
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
    </div>
  );
}
