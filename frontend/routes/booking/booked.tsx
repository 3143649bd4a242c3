import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AddToCalendar } from "ui-kit/booking/add-to-calendar.tsx";
import { Comment } from "ui-kit/booking/comment.tsx";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { components } from "../../api/schema.d.ts";
import { bookedFacts } from "../../booking/booked-facts.tsx";
import { BookedZone } from "../../booking/booked-zone.tsx";
import { useClock } from "../../booking/use-clock.ts";
import { followDownload } from "../../download.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { pictureSource } from "../../picture-source.ts";
import { FeeNote } from "../../therapy-sessions/fee-note.tsx";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { ArrivalNote } from "../../therapy-sessions/arrival-note.tsx";
import { DelayNote } from "../../therapy-sessions/delay-note.tsx";
import { BookingOnSiteNote } from "../../therapy-sessions/on-site-note.tsx";
import type { BookedSession } from "./queries.ts";

type Time =
  & Pick<
    BookedSession,
    "startsAt" | "endsAt" | "timeZone" | "practice" | "therapist" | "companions"
  >
  & { meetingType: BookedSession["meetingType"] | null }
  & Partial<Pick<components["schemas"]["RequestedTime"], "name">>;

/** The layout of the pages that mails link to. */
export function BookingLinkPage({ title, lead, children }: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Page width="form" padded tall>
      <PageTitle>{title}</PageTitle>
      <Stack gap="group">
        <NeedsScripts />
        <Stack gap="tight">
          <h1>{title}</h1>
          {lead && <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}

/** When it is, with whom and what. */
export function TimeOfBooking(
  { startsAt, endsAt, timeZone, meetingType, practice, therapist, companions }: Time,
) {
  const { t } = useTranslation();
  const viewerZone = useViewerZone();
  const { label } = useDomainValues();
  const format = useFormat();
  const names = format.list(companions.map((one) => one.name));
  const name = practice.intro ? t("booking.summary.intro") : label("THERAPY_TYPE", practice.type);
  return (
    <Stack gap="tight">
      <Text size="lead">
        <time dateTime={startsAt}>
          {format.opening(format.date(startsAt, "spoken"))}
          <br />
          {format.times(startsAt, endsAt)}
        </time>
      </Text>
      <Text>
        <Link href={`/therapist/view/${therapist.slug}`}>{therapist.name}</Link>
        {` · ${name} · ${format.minutes(practice.durationMinutes)}`}
      </Text>
      {names && <Text>{format.opening(t("shell.togetherWith", { names }))}</Text>}
      <BookedZone
        startsAt={startsAt}
        timeZone={timeZone}
        meetingType={meetingType}
        zone={viewerZone}
      />
    </Stack>
  );
}

export function BookingFacts({ booking }: { booking: Parameters<typeof bookedFacts>[0] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { placeText } = useDomainValues();
  const now = useClock(30_000);
  return <FactList items={bookedFacts(booking, { t, format, now, placeText })} />;
}

/** What the practitioner has written about the session. */
export function BookingComments({ booking: { comments, therapist } }: { booking: BookedSession }) {
  const format = useFormat();
  return comments.map(({ comment, createdAt }) => (
    <Comment
      key={createdAt}
      from={therapist.name}
      when={format.date(createdAt)}
      photo={pictureSource(therapist.pictureUrl)}
    >
      {comment}
    </Comment>
  ));
}

/** A booking that is ahead, with everything to do about it. */
export function BookingAhead({ booking, note, actions }: {
  booking: BookedSession;
  note?: string | undefined;
  actions: ReactNode;
}) {
  const { t } = useTranslation();
  const now = useClock(30_000);
  const { calendarLinks: { google, outlook, file }, startsAt } = booking;
  return (
    <>
      {note && <Note tone="success" icon="calendar-check" role="status">{note}</Note>}
      <TimeOfBooking {...booking} />
      <DelayNote session={booking} now={now} />
      <FeeNote session={booking} />
      <BookingOnSiteNote booking={booking} />
      <BookingFacts booking={booking} />
      <ArrivalNote arrival={booking.arrival} />
      <BookingComments booking={booking} />
      <AddToCalendar
        variant="buttons"
        label={t("confirmation.done.addToCalendar")}
        names={{
          google: t("confirmation.done.google"),
          outlook: t("confirmation.done.outlook"),
          apple: t("confirmation.done.apple"),
          file: t("confirmation.done.file"),
        }}
        links={{ google, outlook }}
        onFile={() => followDownload(file, `heaolu-${startsAt.slice(0, 10)}.ics`)}
      />
      <Row>{actions}</Row>
    </>
  );
}
