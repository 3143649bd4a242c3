import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type Helped, refetchHelped } from "./queries.ts";
import { useRefreshUser } from "./use-refresh-user.ts";

export function StopDialog({ helped: { id, name }, onClose }: {
  helped: Helped;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const refreshUser = useRefreshUser();
  const stopping = useSubmit({
    mutationFn: () => ok(api.DELETE("/api/assistants/{id}", { params: { path: { id } } })),
    onSettled: () => refetchHelped(queries),
    onSuccess: async () => {
      void notify({ tone: "success", message: t("calendars.stopped") });
      onClose();
      await refreshUser();
    },
  });
  return (
    <Dialog
      open
      title={t("calendars.stopTitle", { name })}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.leave")}</Button>
          <Button variant="primary" pending={stopping.isPending} onClick={() => stopping.mutate()}>
            {t("calendars.stopConfirm")}
          </Button>
        </>
      }
    >
      <Text>{t("calendars.stopText")}</Text>
      {stopping.error && <Note tone="error" urgent>{showFailure(stopping.error)}</Note>}
    </Dialog>
  );
}
