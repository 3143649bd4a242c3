import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { isPagePath } from "../../addresses.ts";

/** Visitors are led here also from addresses that do not exist, which a sign-in does not open. */
export function MissingPageNote({ returnUrl }: { returnUrl: string }) {
  const { t } = useTranslation();
  const { pathname } = new URL(returnUrl, "https://origin.invalid");
  if (isPagePath(pathname)) return null;
  return (
    <Note role="status">
      <b>{t("failed.notFound.title")}</b> {t("failed.notFound.text")}{" "}
      <Link href="/">{t("failed.notFound.action")}</Link>
    </Note>
  );
}
