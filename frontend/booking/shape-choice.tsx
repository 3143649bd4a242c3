import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { type Shape, shapes } from "./use-view.ts";
import { useWords } from "./words.ts";

/** Month, week or list. */
export function ShapeChoice({ shape, onPick }: { shape: Shape; onPick: (shape: Shape) => void }) {
  const { say } = useWords();
  return (
    <RadioGroup
      variant="segments"
      label={say("view.title")}
      labelHidden
      picked={shape}
      onPick={(picked) => {
        const known = shapes.find((each) => each === picked);
        if (known) onPick(known);
      }}
      options={shapes.map((each) => ({ value: each, label: say(`view.${each}`) }))}
    />
  );
}
