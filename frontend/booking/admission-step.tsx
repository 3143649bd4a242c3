import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { newTab } from "../addresses.ts";
import { useConfirmationWords } from "./words.ts";

/** Shown before the times of a practitioner who takes no new clients, or takes them from a waiting list. */
export function AdmissionStep({ name, waitingListHref, onClaim }: {
  name: string;
  waitingListHref: string | null;
  onClaim: () => void;
}) {
  const say = useConfirmationWords();
  return (
    <Note
      actions={
        <>
          {waitingListHref && (
            <Button small variant="primary" href={waitingListHref} reload {...newTab}>
              {say("admission.join")}
            </Button>
          )}
          <Button small onClick={onClaim}>{say("admission.met")}</Button>
        </>
      }
    >
      {say(waitingListHref ? "admission.waitlist" : "admission.closed", { name })}
    </Note>
  );
}
