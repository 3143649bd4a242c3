import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { TherapySession } from "./therapy-session.ts";

/** In the journal of a client whose practitioner cannot hold a session: the way to the choices. */
export function AwayNote({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const opening = useSubmit({
    mutationFn: () =>
      ok(api.GET("/api/therapy-sessions/{id}/booking-link", {
        params: { path: { id: session.id } },
      })),
    onSuccess: ({ token }) => void navigate(`/booking#${token}`),
  });
  if (!session.practitionerAway) return null;
  return (
    <Note
      tone="warning"
      icon="triangle-alert"
      actions={
        <Button small pending={opening.isPending} onClick={() => opening.mutate()}>
          {t("journal.session.chooseOther")}
        </Button>
      }
    >
      {t("journal.session.away", { name: session.therapist.name })}
      {opening.error && ` ${showFailure(opening.error)}`}
    </Note>
  );
}
