import { useTranslation } from "react-i18next";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languages } from "../../i18n/language.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { AdminAction } from "./queries.ts";
import { valueKinds } from "./value-kinds.ts";

const fields = [
  "state",
  "account",
  "admin",
  "order",
  "name",
  "language",
  "timeZone",
  "notifications",
  "roles",
  "practitioner",
  "tries",
  "retried",
  "synonyms",
  "group",
  "helps",
  "place",
  "retired",
  "version",
  "title",
  "lead",
  "heading",
  "body",
] as const;

const states = [
  "enabled",
  "disabled",
  "waiting",
  "failed",
  "given-up",
  "sent",
  "dead",
  "cancelled",
  "true",
  "false",
] as const;

const roles = ["reviewer", "finance"] as const;
const groups = ["somatic", "talking", "energetic", "other"] as const;

/** A field without a name of its own is shown as it is called in the log. */
function useFieldName() {
  const { t } = useTranslation();
  return (field: string): string => {
    // The part of a page text and its language, such as `about.heading.et`.
    const parts = field.split(".");
    const language = languages.find((each) => each === parts.at(-1));
    const part = language ? parts.at(-2) ?? "name" : field;
    const known = fields.find((each) => each === part);
    if (!known) return field;
    const name = t(`admin.log.fields.${known}`);
    return language
      ? t("admin.log.inLanguage", { name, language: t(`texts.languages.${language}`) })
      : name;
  };
}

function useValueText({ subject }: Pick<AdminAction, "subject">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { label } = useDomainValues();
  const known = <Word extends string>(words: readonly Word[], value: string) =>
    words.find((each) => each === value);
  const kind = valueKinds.find((each) => subject.id.split(".")[0] === each);
  return (field: string, value: string): string => {
    const [state, language, group] = [
      known(states, value),
      known(languages, value),
      known(groups, value),
    ];
    switch (field) {
      case "state":
      case "admin":
        return state ? t(`admin.log.values.${state}`) : value;
      case "language":
        return language ? t(`texts.languages.${language}`) : value;
      case "group":
        return group ? t(`values.group.${group}`) : value;
      case "roles":
        return value.split(", ").map((each) => {
          const role = known(roles, each);
          return role ? t(`admin.users.roles.${role}`) : each;
        }).join(", ");
      case "account":
      case "practitioner":
        return t("admin.log.values.linked");
      case "retired":
        return format.date(value);
      case "order":
        return kind ? value.split(", ").map((code) => label(kind, code)).join(", ") : value;
      case "helps":
        return value.split(", ").map((each) => {
          const [way = ""] = each.split(" ");
          return each.replace(way, label("WAY_OF_HELPING", way));
        }).join(", ");
      default:
        return value;
    }
  };
}

/** What an action changed, a line for each field. */
export function ActionChanges({ action }: { action: AdminAction }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const textOf = useValueText(action);
  const { before, after } = action;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  const valueOf = (name: string, value: string | undefined) => value ? textOf(name, value) : "–";
  return (
    <Stack gap="tight">
      {names.map((name) => (
        <Text key={name} size="small">
          {t("admin.log.changed", {
            name: nameOf(name),
            before: valueOf(name, before[name]),
            after: valueOf(name, after[name]),
          })}
        </Text>
      ))}
    </Stack>
  );
}
