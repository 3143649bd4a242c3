import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Questionnaire } from "../../suitability/questionnaire.ts";

/** Shows what the test asks, before it is started. */
export function AllQuestions(
  { questionnaire: { parts, steps } }: { questionnaire: Questionnaire },
) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>{t("test.start.all")}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("test.start.allTitle")}
        closeLabel={t("shell.close")}
      >
        <Stack gap="group">
          {parts.map((part) => (
            <Stack key={part.id} gap="tight">
              <Text as="h3" size="label">{t(`test.parts.${part.id}`)}</Text>
              <Stack as="ul" gap="tight">
                {steps.filter(({ id }) => part.steps.includes(id)).map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
