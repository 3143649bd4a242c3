import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useConfirmationWords } from "./words.ts";

/** Shown before the times of a practitioner who takes no new clients. */
export function AdmissionStep({ name, onClaim }: { name: string; onClaim: () => void }) {
  const say = useConfirmationWords();
  return (
    <Note actions={<Button small onClick={onClaim}>{say("admission.met")}</Button>}>
      {say("admission.closed", { name })}
    </Note>
  );
}
