import type { ReactNode } from "react";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** That a practitioner lets a client book although the test says to ask first. */
export function ClearanceNote({ text, why, actions }: {
  text: string;
  why: string;
  actions?: ReactNode;
}) {
  return (
    <Note tone="success" icon="shield-check" actions={actions}>
      <Stack gap="tight">
        <Text as="span">{text}</Text>
        <Text as="span" size="small">{why}</Text>
      </Stack>
    </Note>
  );
}
