import { useEffect, useRef } from "react";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Instant } from "../days.ts";
import { useFormat, useWords } from "./words.ts";

/** The time is booked. Inside the product the page around it goes on to the journal by itself. */
export function DoneStep({ startsAt, email, zone, onAnother }: {
  startsAt: Instant;
  email: string;
  zone: string;
  onAnother: () => void;
}) {
  const { say } = useWords();
  const format = useFormat(zone);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <Stack gap="group" align="start">
      <GrowthRings seed={startsAt} drawn />
      <Note ref={news} tabIndex={-1} role="status" tone="good" icon="calendar-check">
        {say("done.when", { day: format.date(startsAt, "spoken"), time: format.time(startsAt) })}
      </Note>
      <Text tone="soft">{say("done.mail", { email })}</Text>
      <Button onClick={onAnother}>{say("done.another")}</Button>
    </Stack>
  );
}
