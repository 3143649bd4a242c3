import { appointmentTitle, calendarLinks, sessionTitle } from "backend/domain/calendar-links.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddToCalendar } from "ui-kit/booking/add-to-calendar.tsx";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDiscreetWord } from "../discreet/use-discreet.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { dayIn } from "../days.ts";
import { downloadCalendar, followDownload } from "../download.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { ArrivalNote } from "../therapy-sessions/arrival-note.tsx";
import { readCalendarFile } from "../therapy-sessions/use-calendar-file.ts";
import { bookedFacts } from "./booked-facts.tsx";
import { BookedZone } from "./booked-zone.tsx";
import type { BookingPage } from "./booking-page-queries.ts";
import type { Booked } from "./booking-state.ts";
import { linkTarget } from "./embed.ts";
import { useClock } from "./use-clock.ts";

export function DoneMark({ booked }: { booked: Booked }) {
  return <GrowthRings seed={booked.startsAt} animated />;
}

export function DoneLead({ booked }: { booked: Booked }) {
  const { t } = useTranslation();
  return t("confirmation.done.mail", { email: booked.email });
}

function Calendars({ booked, practice }: { booked: Booked; practice: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isDiscreet = useDiscreetWord() !== null;
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const { calendarFile, startsAt, endsAt, timeZone, meetingType, place, callLink } = booked;
  const links = calendarLinks({
    title: isDiscreet
      ? appointmentTitle[language]
      : sessionTitle({ practice, name: booked.therapist.name, isClient: true }),
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    timeZone,
    place: meetingType === "IN_PERSON" ? place : callLink ?? "",
    details: [booked.openHref],
  });

  async function openFile() {
    const name = `heaolu-${dayIn("UTC", startsAt)}.ics`;
    if ("href" in calendarFile) return followDownload(calendarFile.href, name);
    setState("loading");
    try {
      downloadCalendar(await readCalendarFile(calendarFile.sessionId), name);
      setState("ready");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <AddToCalendar
        variant="buttons"
        label={t("confirmation.done.addToCalendar")}
        names={{
          google: t("confirmation.done.google"),
          outlook: t("confirmation.done.outlook"),
          apple: t("confirmation.done.apple"),
          file: t("confirmation.done.file"),
        }}
        links={links}
        filePending={state === "loading"}
        onFile={() => void openFile()}
      />
      {state === "failed" && <Note tone="error" urgent>{t("confirmation.done.fileFailed")}</Note>}
    </>
  );
}

/** Where a booking is, what it costs, how to cancel and how to find the place. */
export function BookedDetails({ booked, practice, zone }: {
  booked: Booked;
  /** The name of what is booked. */
  practice: string;
  zone: string;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { placeText } = useDomainValues();
  const now = useClock(30_000);
  return (
    <>
      <BookedZone {...booked} zone={zone} always />
      <FactList items={bookedFacts(booked, { t, format, now, placeText })} />
      <ArrivalNote arrival={booked.arrival} />
      <Calendars booked={booked} practice={practice} />
    </>
  );
}

/** Everything a person needs from now on; it stays until they leave it. */
export function DoneStep({ booked, practice, companions, zone, onAnother }: {
  booked: Booked;
  /** The name of what is booked. */
  practice: string;
  companions: BookingPage["companions"];
  zone: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { startsAt, endsAt, therapist, moveHref, cancelHref, journalHref } = booked;
  const time = format.times(startsAt, endsAt);
  const names = format.list(companions.map(({ name }) => name));
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {t("confirmation.done.with", { time, name: therapist.name })}
      </Text>
      <Text>{practice}</Text>
      {names && <Text>{format.opening(t("shell.togetherWith", { names }))}</Text>}
      <BookedDetails booked={booked} practice={practice} zone={zone} />
      <Row justify="between">
        {journalHref
          ? (
            <Button variant="primary" href={journalHref} reload {...linkTarget()}>
              {t("confirmation.done.journal")}
            </Button>
          )
          : <Button onClick={onAnother}>{t("confirmation.done.another")}</Button>}
        <Row>
          {journalHref && (
            <Button variant="quiet" onClick={onAnother}>{t("confirmation.done.another")}</Button>
          )}
          <Button variant="quiet" href={moveHref} {...linkTarget()}>
            {t("confirmation.done.move")}
          </Button>
          <Button variant="quiet" href={cancelHref} {...linkTarget()}>
            {t("confirmation.done.cancel")}
          </Button>
        </Row>
      </Row>
    </Stack>
  );
}
