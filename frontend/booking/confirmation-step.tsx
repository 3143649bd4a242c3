import { useEffect, useRef } from "react";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { useFormat, useWords } from "./words.ts";

export function ConfirmationStep({ startsAt, email, zone, onAnother }: {
  startsAt: Instant;
  email: string;
  zone: string;
  onAnother: () => void;
}) {
  const { say } = useWords();
  const format = useFormat(zone);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap="group" align="start">
      <GrowthRings seed={startsAt} animated />
      <Note ref={message} tabIndex={-1} role="status" tone="success" icon="calendar-check">
        {say("done.when", { day: format.date(startsAt, "spoken"), time: format.time(startsAt) })}
      </Note>
      <Text tone="soft">{say("done.mail", { email })}</Text>
      <Button onClick={onAnother}>{say("done.another")}</Button>
    </Stack>
  );
}
