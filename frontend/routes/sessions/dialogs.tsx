import { CancelDialog } from "../../therapy-sessions/cancel-dialog.tsx";
import { RescheduleDialog } from "../../therapy-sessions/reschedule-dialog.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";
import { RecommendDialog } from "./recommend-dialog.tsx";

/** The dialog the address asks for. */
export function Dialogs({ sessions }: { sessions: TherapySession[] }) {
  const { params, go } = useAddress();
  const named = (name: string) => sessions.find(({ id }) => id === params.get(name));
  const close = (name: string) => go({ [name]: null }, { replace: true });
  const toCancel = named("cancel");
  const toMove = named("move");
  const toRecommend = named("recommend");
  return (
    <>
      {toCancel?.canCancel && (
        <CancelDialog
          session={toCancel}
          side="therapist"
          onClose={() => close("cancel")}
          onDone={() => close("cancel")}
        />
      )}
      {toMove?.canReschedule && (
        <RescheduleDialog
          session={toMove}
          side="therapist"
          onClose={() => close("move")}
          onMoved={({ id }) => go({ move: null, open: id }, { replace: true })}
        />
      )}
      {toRecommend?.canRecommend && (
        <RecommendDialog
          session={toRecommend}
          onClose={() => close("recommend")}
        />
      )}
    </>
  );
}
