import { CancelDialog } from "../../therapy-sessions/cancel-dialog.tsx";
import { focusOn } from "./focus-on.ts";
import { RescheduleDialog } from "../../therapy-sessions/reschedule-dialog.tsx";
import { anchorOf } from "../../therapy-sessions/reschedule-links.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";

/** The dialog the address asks for. */
export function Dialogs({ sessions }: { sessions: TherapySession[] }) {
  const { params, go } = useAddress();
  const named = (name: string) => sessions.find(({ id }) => id === params.get(name));
  const toCancel = named("cancel");
  const toMove = named("move");
  return (
    <>
      {toCancel?.canCancel && (
        <CancelDialog
          session={toCancel}
          side="me"
          onClose={() => go({ cancel: null })}
          onDone={() => {
            go({ cancel: null }, { replace: true });
            // Its buttons are gone; the session itself stays to read on from.
            setTimeout(() => focusOn(anchorOf(toCancel.id)));
          }}
        />
      )}
      {toMove?.canReschedule && (
        <RescheduleDialog
          session={toMove}
          side="me"
          onClose={() => go({ move: null })}
          onMoved={() => go({ move: null }, { replace: true })}
        />
      )}
    </>
  );
}
