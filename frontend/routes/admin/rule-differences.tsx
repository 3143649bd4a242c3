import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { ChangeList } from "ui-kit/layout/change-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languages } from "../../i18n/language.ts";
import type { Rule, RuleDifference } from "./rule-queries.ts";
import { useRuleWords } from "./rule-words.ts";

const toneOf = { add: "success", change: "warning", retire: "error" } as const;

type Line = { id: string; name: string; before?: string; after?: string; lang?: string };

/** What changes of rules do, in words. */
export function RuleDifferences({ differences, actions }: {
  differences: readonly RuleDifference[];
  actions?: ((id: string) => ReactNode) | undefined;
}) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const linesOf = ({ before, after, fields }: RuleDifference): Line[] => {
    const line = (
      id: string,
      name: string,
      read: (rule: Rule) => string,
      lang?: string,
    ): Line[] => {
      const [old, next] = [before ? read(before) : "", after ? read(after) : ""];
      if (old === next) return [];
      return [{
        id,
        name,
        ...(before && { before: old || "–" }),
        ...(after && { after: next || "–" }),
        ...(lang ? { lang } : {}),
      }];
    };
    return fields.flatMap((field) => {
      switch (field) {
        case "fact":
          return line(field, t("rules.columns.fact"), ({ fact }) => words.fact(fact));
        case "practices":
          return line(field, t("rules.columns.practices"), words.practicesOf);
        case "severity":
          return line(field, t("rules.columns.verdict"), ({ severity }) => words.verdict(severity));
        case "reason":
          return languages.flatMap((language) =>
            line(
              `reason-${language}`,
              `${t("rules.field.reason")} (${t(`rules.language.${language}`)})`,
              ({ reason }) => reason[language],
              language,
            )
          );
        case "source":
          return [
            ...line("kind", t("rules.field.kind"), ({ source }) => source.kind),
            ...languages.flatMap((language) =>
              line(
                `source-${language}`,
                `${t("rules.field.source")} (${t(`rules.language.${language}`)})`,
                ({ source }) => source.label[language],
                language,
              )
            ),
          ];
      }
    });
  };
  return (
    <Stack as="ul" gap="group">
      {differences.map((difference) => (
        <li key={difference.id}>
          <Stack gap="stack">
            <Row>
              <Badge tone={toneOf[difference.kind]}>{t(`rules.kind.${difference.kind}`)}</Badge>
              <Text as="h3" weight="strong">{difference.id}</Text>
              {actions?.(difference.id)}
            </Row>
            <ChangeList
              changes={linesOf(difference)}
              beforeLabel={t("rules.before")}
              afterLabel={t("rules.after")}
              showLabels
            />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
