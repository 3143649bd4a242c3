import { type ReactNode, useId } from "react";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";

/** Lets a person show warnings of the test to a practitioner, and says exactly what is shown. */
export function Sharing({ label, shows, lines, consent, isShared, onShare }: {
  label: string;
  shows: string;
  lines: ReactNode;
  /** Shown once the person shares. */
  consent?: string | undefined;
  isShared: boolean;
  onShare: (isShared: boolean) => void;
}) {
  const id = useId();
  return (
    <Stack gap="tight">
      <Checkbox label={label} checked={isShared} onCheckedChange={onShare} aria-describedby={id} />
      <Stack gap="tight" id={id}>
        <Text size="small" tone="soft">{shows}</Text>
        {lines}
        {isShared && consent && <Text size="small" tone="soft">{consent}</Text>}
      </Stack>
    </Stack>
  );
}
