import { useTranslation } from "react-i18next";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { Help } from "./value-draft.ts";

/** The highest first: why people mainly come. */
const weights = [3, 2, 1] as const;

/** What a practice helps with. A way stands under one weight: chosen under another, it moves there. */
export function ValueHelps({ helps, errorOf, onChange }: {
  helps: Help[];
  errorOf: (path: string) => string | undefined;
  onChange: (helps: Help[]) => void;
}) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const options = list("WAY_OF_HELPING", helps.map(({ way }) => way))
    .map(({ code, value }) => ({ id: code, label: value }));
  const pick = (weight: number, ways: string[]) =>
    onChange([
      ...helps.filter((help) => help.weight !== weight && !ways.includes(help.way)),
      ...ways.map((way) => ({ way, weight })),
    ]);
  return (
    <Stack gap="group">
      <Text tone="soft">{t("values.helps.text")}</Text>
      {weights.map((weight) => (
        <MultiSelect
          key={weight}
          name={`helps.${weight}`}
          label={t(`values.helps.weight.${weight}`)}
          placeholder={t("values.helps.none")}
          doneLabel={t("values.helps.done")}
          removeLabel={(name) => t("values.helps.remove", { name })}
          search={{ label: t("values.helps.search"), noResults: t("shell.noMatch") }}
          groups={[{ options }]}
          picked={helps.filter((help) => help.weight === weight).map(({ way }) => way)}
          error={helps.map((help, at) =>
            help.weight === weight ? errorOf(`helps.${at}`) : undefined
          ).find(Boolean)}
          onPick={(ways) => pick(weight, ways)}
        />
      ))}
    </Stack>
  );
}
