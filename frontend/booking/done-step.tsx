import { useState } from "react";
import { AddToCalendar } from "ui-kit/booking/add-to-calendar.tsx";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dayIn } from "../days.ts";
import { downloadCalendar, followDownload } from "../download.ts";
import { bookedFacts } from "./booked-facts.tsx";
import type { Booked } from "./booking-state.ts";
import { linkTarget } from "./embed.ts";
import { useClock } from "./use-clock.ts";
import { useConfirmationWords, useFormat } from "./words.ts";

export function DoneMark({ booked }: { booked: Booked }) {
  return <GrowthRings seed={booked.startsAt} animated />;
}

export function DoneLead({ booked }: { booked: Booked }) {
  return useConfirmationWords()("done.mail", { email: booked.email });
}

function Calendars({ booked }: { booked: Booked }) {
  const say = useConfirmationWords();
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const { calendars, calendarFile: { href, isPrivate }, startsAt } = booked;

  async function openFile() {
    const name = `heaolu-${dayIn("UTC", startsAt)}.ics`;
    if (!isPrivate) return followDownload(href, name);
    setState("loading");
    try {
      const { readCalendarFile } = await import("./signed-in-visitor.ts");
      downloadCalendar(await readCalendarFile(href), name);
      setState("ready");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <AddToCalendar
        variant="buttons"
        label={say("done.addToCalendar")}
        names={{
          google: say("done.google"),
          outlook: say("done.outlook"),
          apple: say("done.apple"),
          file: say("done.file"),
        }}
        links={calendars}
        filePending={state === "loading"}
        onFile={() => void openFile()}
      />
      {state === "failed" && <Note tone="error" urgent>{say("done.fileFailed")}</Note>}
    </>
  );
}

/** Everything a person needs from now on; it stays until they leave it. */
export function DoneStep({ booked, zone, onAnother }: {
  booked: Booked;
  zone: string;
  onAnother: () => void;
}) {
  const say = useConfirmationWords();
  const format = useFormat(zone);
  const now = useClock(30_000);
  const { startsAt, endsAt, therapist, moveHref, cancelHref, journalHref } = booked;
  const time = `${format.time(startsAt)}–${format.time(endsAt)}`;
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {say("done.with", { time, name: therapist.name })}
      </Text>
      <FactList items={bookedFacts(booked, { say, format, now })} />
      <Calendars booked={booked} />
      <Row justify="between">
        {journalHref
          ? (
            <Button variant="primary" href={journalHref} {...linkTarget()}>
              {say("done.journal")}
            </Button>
          )
          : <Button onClick={onAnother}>{say("done.another")}</Button>}
        <Row>
          <Button variant="quiet" href={moveHref} {...linkTarget()}>{say("done.move")}</Button>
          <Button variant="quiet" href={cancelHref} {...linkTarget()}>{say("done.cancel")}</Button>
        </Row>
      </Row>
    </Stack>
  );
}
