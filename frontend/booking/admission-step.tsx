import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { newTab } from "../addresses.ts";

/** Shown before the times of a practitioner who takes no new clients, or takes them from a waiting list. */
export function AdmissionStep({ name, waitingListHref, onClaim }: {
  name: string;
  waitingListHref: string | null;
  onClaim: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Note
      actions={
        <>
          {waitingListHref && (
            <Button small variant="primary" href={waitingListHref} reload {...newTab}>
              {t("confirmation.admission.join")}
            </Button>
          )}
          <Button small onClick={onClaim}>{t("confirmation.admission.met")}</Button>
        </>
      }
    >
      {t(waitingListHref ? "confirmation.admission.waitlist" : "confirmation.admission.closed", {
        name,
      })}
    </Note>
  );
}
