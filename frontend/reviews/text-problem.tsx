import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiError, hasErrorCode } from "../api/api-error.ts";

/** Whether a field of a text that others will read has an address, a link or a telephone number. */
export function hasContacts(error: unknown, field: string): boolean {
  const problems = error instanceof ApiError ? error.problem.errors ?? [] : [];
  return problems.some(({ path, errCode }) => path === field && errCode === "ERR_CONTACT_DETAILS");
}

/** Words that may be too personal to publish: the writer looks once more, and decides. */
export function PersonalDetails({ error, pending, onConfirm }: {
  error: unknown;
  pending: boolean;
  onConfirm: () => void;
}) {
  const { t } = useTranslation();
  if (!hasErrorCode(error, "ERR_PERSONAL_DETAILS")) return null;
  const words = (error.problem.errors ?? []).flatMap(({ word }) => word ?? []);
  return (
    <Note
      tone="warning"
      urgent
      actions={
        <Button small pending={pending} onClick={onConfirm}>{t("reviews.details.confirm")}</Button>
      }
    >
      {t("reviews.details.text")}
      <Text size="small" weight="strong">{words.join(", ")}</Text>
    </Note>
  );
}
