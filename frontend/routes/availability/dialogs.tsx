import type { Exception, Hours, Place, Vacation } from "./draft.ts";
import { ExceptionDialog } from "./exception-dialog.tsx";
import { PlaceDialog, PlaceRemoval } from "./place-dialog.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import type { Editing } from "./use-editor.ts";
import { VacationDialog } from "./vacation-dialog.tsx";

/** The form that is open, and what it began with; null stands for something new. */
export type Opened =
  | { form: "rule"; id: string | null; hours: Hours }
  | { form: "exception"; exception: Exception | null; isNew: boolean }
  | { form: "vacation"; vacation: Vacation | null }
  | { form: "place"; place: Place | null }
  | { form: "place-removal"; place: Place };

export type Open = (opened: Opened) => void;

/** The form that is open over the page, if any is. */
export function Dialogs({ editing, opened, onClose }: {
  editing: Editing;
  opened: Opened;
  onClose: () => void;
}) {
  const common = { editing, onClose };
  switch (opened.form) {
    case "rule":
      return <RuleDialog {...common} id={opened.id} hours={opened.hours} />;
    case "exception":
      return <ExceptionDialog {...common} exception={opened.exception} isNew={opened.isNew} />;
    case "vacation":
      return <VacationDialog {...common} vacation={opened.vacation} />;
    case "place":
      return <PlaceDialog {...common} place={opened.place} />;
    case "place-removal":
      return <PlaceRemoval {...common} place={opened.place} />;
  }
}
