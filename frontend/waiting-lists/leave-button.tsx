import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useShowFailure } from "../shell/show-failure.ts";
import { type WaitingList } from "./queries.ts";
import { useLeave } from "./use-list-changes.ts";

export function LeaveButton({ place }: { place: WaitingList }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isConfirming, setConfirming] = useState(false);
  const leave = useLeave(place.token);
  const { name } = place.therapist;
  return (
    <>
      <Button variant="quiet" small onClick={() => setConfirming(true)}>
        {t("waiting.leave.button")}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t(place.seat ? "waiting.seat.leaveTitle" : "waiting.leave.title")}
        closeLabel={t("waiting.close")}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>
              {t(place.seat ? "waiting.seat.stay" : "waiting.leave.stay")}
            </Button>
            <Button
              variant="primary"
              pending={leave.isPending}
              onClick={() =>
                leave.mutate(undefined, {
                  onSuccess: () => {
                    setConfirming(false);
                    void notify({
                      tone: "success",
                      message: t(place.seat ? "waiting.seat.left" : "waiting.leave.done"),
                    });
                  },
                })}
            >
              {t(place.seat ? "waiting.leave.button" : "waiting.leave.confirm")}
            </Button>
          </>
        }
      >
        <Text>
          {place.seat ? t("waiting.seat.leaveText") : t("waiting.leave.text", { name })}
        </Text>
        {leave.error && <Note tone="error" urgent>{showFailure(leave.error)}</Note>}
      </Dialog>
    </>
  );
}
