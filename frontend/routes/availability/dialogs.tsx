import type { Exception, Hours, Place, StayAway, Vacation } from "./draft.ts";
import { ExceptionDialog } from "./exception-dialog.tsx";
import { PlaceDialog, RemovePlaceDialog } from "./place-dialog.tsx";
import { HoursDialog } from "./hours-dialog.tsx";
import { PracticeDialog } from "./practice-dialog.tsx";
import { StayDialog } from "./stay-dialog.tsx";
import { TravelDialog } from "./travel-dialog.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import { VacationDialog } from "./vacation-dialog.tsx";

export type OpenDialog =
  | { form: "rule"; id: string | null; hours: Hours }
  | { form: "exception"; exception: Exception | null; isNew: boolean }
  | { form: "vacation"; vacation: Vacation | null }
  | { form: "place"; place: Place | null }
  | { form: "place-removal"; place: Place }
  | { form: "practice"; eventTypeUrl: string }
  | { form: "stay"; stay: StayAway | null }
  | { form: "travel" };

export type OnOpen = (dialog: OpenDialog) => void;

export function Dialogs({ editor, dialog, onClose }: {
  editor: DraftEditor;
  dialog: OpenDialog;
  onClose: () => void;
}) {
  const common = { editor, onClose };
  switch (dialog.form) {
    case "rule":
      return <HoursDialog {...common} id={dialog.id} hours={dialog.hours} />;
    case "exception":
      return <ExceptionDialog {...common} exception={dialog.exception} isNew={dialog.isNew} />;
    case "vacation":
      return <VacationDialog {...common} vacation={dialog.vacation} />;
    case "place":
      return <PlaceDialog {...common} place={dialog.place} />;
    case "place-removal":
      return <RemovePlaceDialog {...common} place={dialog.place} />;
    case "practice":
      return <PracticeDialog {...common} eventTypeUrl={dialog.eventTypeUrl} />;
    case "stay":
      return <StayDialog {...common} stay={dialog.stay} />;
    case "travel":
      return <TravelDialog {...common} />;
  }
}
