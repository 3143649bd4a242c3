import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { useSearchParams } from "../../shell/use-search-params.ts";

/** Why signing in through somebody else did not succeed; the address brings the code along. */
export function RefusedElsewhere() {
  const { t, i18n } = useTranslation();
  const code = useSearchParams().get("error");
  if (!code) return null;
  const key = `errors.${code}`;
  const known = /^ERR_[A-Z_]{1,40}$/.test(code) && i18n.exists(key);
  return (
    <Note tone="bad" urgent>
      {known ? String(i18n.t(key as "errors.ERR_SIGN_IN_FAILED")) : t("errors.ERR_SIGN_IN_FAILED")}
    </Note>
  );
}
