import { useTranslation } from "react-i18next";
import { ChangeList } from "ui-kit/layout/change-list.tsx";
import { isLanguage } from "../../i18n/language.ts";
import { changedPaths, fieldsOf } from "./fields.ts";
import { useNames } from "./names.ts";
import { partIdOf } from "./paths.ts";
import type { Profile } from "./profile-types.ts";

/** Of a part that was added or removed only the list says so, not each of its fields. */
export function shownChanges(before: Profile, after: Profile): string[] {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return changedPaths(one, other).filter((path) => {
    const id = partIdOf(path);
    const list = path.split(".")[0]!;
    const has = (fields: typeof one) => (fields.get(list) as string[]).includes(id!);
    return id === undefined || has(one) && has(other);
  });
}

/** With names for both sides, none of them is shown as replaced. */
export function Changes({ before, after, sides }: {
  before: Profile;
  after: Profile;
  sides?: { before: string; after: string };
}) {
  const { t } = useTranslation();
  const { fieldName, valueText } = useNames();
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return (
    <ChangeList
      beforeLabel={sides?.before ?? t("profile.changes.before")}
      afterLabel={sides?.after ?? t("profile.changes.after")}
      showLabels={sides !== undefined}
      changes={shownChanges(before, after).map((path) => ({
        id: path,
        name: fieldName(path, after, before),
        before: valueText(path, one.get(path), before),
        after: valueText(path, other.get(path), after),
        lang: path.split(".").find(isLanguage),
      }))}
    />
  );
}
