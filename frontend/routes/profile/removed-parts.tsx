import { useEffect, useRef } from "react";
import { Stack } from "ui-kit/layout/stack.tsx";
import { RemovedPart } from "../../uploads/removed-part.tsx";
import { useEditor } from "./editor-context.ts";

/** What was removed from a list since the page was opened, each with a way back. */
export function RemovedParts({ list }: { list: string }) {
  const { removed, undo } = useEditor();
  const parts = removed.filter((part) => part.list === list);
  const rows = useRef<HTMLDivElement>(null);
  const known = useRef(parts.length);

  // The button that removed it is gone, and the focus with it.
  useEffect(() => {
    const isMore = parts.length > known.current;
    known.current = parts.length;
    if (!isMore || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>("li:last-child button")?.focus({
      preventScroll: true,
    });
  }, [parts.length]);

  if (parts.length === 0) return null;
  return (
    <div ref={rows}>
      <Stack as="ul" gap="tight">
        {parts.map((part) => (
          <li key={part.id}>
            <RemovedPart name={part.name} onUndo={() => undo(part)} />
          </li>
        ))}
      </Stack>
    </div>
  );
}
