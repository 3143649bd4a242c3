import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { AdminValue } from "./upkeep-queries.ts";
import { useUsageText } from "./use-usage-text.ts";

type Sending<Input> = {
  isPending: boolean;
  error: Error | null;
  mutate: (input: Input) => void;
};

export type Retiring = {
  value: AdminValue;
  retiring: Sending<{ rulesSeen: boolean }>;
  restoring: Sending<void>;
};

/** A value is never deleted: records that have it keep its label. */
export function ValueRetirement({ value, retiring, restoring }: Retiring) {
  const { t } = useTranslation();
  const usageText = useUsageText();
  const showFailure = useShowFailure();
  const [rulesSeen, setRulesSeen] = useState(false);
  const { rules } = value.usage;
  const isRetired = value.retiredAt !== null;
  const error = retiring.error ?? restoring.error;
  return (
    <Section heading={t(isRetired ? "values.restore.title" : "values.retire.title")}>
      <Stack gap="group">
        <Text>{usageText(value)}</Text>
        <Text tone="soft">{t(isRetired ? "values.restore.text" : "values.retire.text")}</Text>
        {!isRetired && rules > 0 && (
          <Note tone="warning">
            <Stack gap="inline">
              {t("values.retire.rules", { count: rules })}
              <Checkbox
                name="rulesSeen"
                label={t("values.retire.rulesSeen")}
                checked={rulesSeen}
                onCheckedChange={setRulesSeen}
              />
            </Stack>
          </Note>
        )}
        {error && <Note tone="error" urgent>{showFailure(error)}</Note>}
        <div>
          {isRetired
            ? (
              <Button
                icon="rotate-ccw"
                pending={restoring.isPending}
                onClick={() => restoring.mutate()}
              >
                {t("values.restore.send")}
              </Button>
            )
            : (
              <Button
                icon="archive"
                pending={retiring.isPending}
                onClick={() => retiring.mutate({ rulesSeen })}
              >
                {t("values.retire.send")}
              </Button>
            )}
        </div>
      </Stack>
    </Section>
  );
}
