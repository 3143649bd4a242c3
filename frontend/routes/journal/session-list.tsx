import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { SessionCard } from "ui-kit/booking/session-card.tsx";
import { SessionMonth } from "ui-kit/booking/session-month.tsx";
import { Note as Message } from "ui-kit/feedback/note.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { clocksDiffer, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { pictureSource } from "../../picture-source.ts";
import { ArrivalNote } from "../../therapy-sessions/arrival-note.tsx";
import { AwayNote } from "../../therapy-sessions/away-note.tsx";
import { BookingAnswers } from "../../therapy-sessions/booking-answers.tsx";
import { Comments, useCommenting } from "../../therapy-sessions/comments.tsx";
import { DelayNote } from "../../therapy-sessions/delay-note.tsx";
import { History } from "../../therapy-sessions/history.tsx";
import { Marked } from "../../therapy-sessions/marked.tsx";
import { useMeetingPlace } from "../../therapy-sessions/meeting-place.tsx";
import { Recommendations } from "../../therapy-sessions/recommendations.tsx";
import {
  anchorOf,
  displayStatusOf,
  isAhead,
  type TherapySession,
} from "../../therapy-sessions/therapy-session.ts";
import { OwnClearance } from "../../therapy-sessions/own-clearance.tsx";
import { FeeNote } from "../../therapy-sessions/fee-note.tsx";
import { MoneyNote } from "../../therapy-sessions/money-note.tsx";
import { OnSiteNote } from "../../therapy-sessions/on-site-note.tsx";
import { SessionWarningNote } from "../../therapy-sessions/session-warning.tsx";
import { useFoundIn } from "../../therapy-sessions/use-found-in.ts";
import { useLastMove } from "../../therapy-sessions/use-last-move.ts";
import { useCompanions } from "../../therapy-sessions/use-companions.ts";
import { monthsOf } from "./journal-parts.ts";
import { Actions, type DialogName } from "./actions.tsx";
import { Note } from "./note.tsx";
import { OwnRating } from "./own-rating.tsx";
import { OwnReview } from "./own-review.tsx";

function useDetail() {
  const { t } = useTranslation();
  const format = useFormat();
  return (session: TherapySession, ahead: boolean) => {
    const { status, priceCents, durationMinutes, seats, cancelledBy, meetingCount } = session;
    if (status === "cancelled") {
      if (session.cancelledForAbsence) return t("journal.session.cancelledForAbsence");
      const byClient = cancelledBy === "client";
      return t(
        byClient ? "journal.session.cancelledByYou" : "journal.session.cancelledByTherapist",
      );
    }
    if (!ahead) return t("journal.session.meeting", { count: meetingCount });
    const price = priceCents === 0 ? t("journal.session.free") : format.money(priceCents);
    const group = seats > 1 ? [t("shell.groupOf", { count: seats })] : [];
    return [format.minutes(durationMinutes), ...group, price].join(" · ");
  };
}

function useMeta(session: TherapySession, now: number): IconListProps["items"] {
  const format = useFormat();
  const there = useFormat(session.timeZone);
  const { startsAt } = session;
  const meetingPlace = useMeetingPlace(session, "me", true);
  const companions = useCompanions(session);
  const otherZone = clocksDiffer(format.timeZone, there.timeZone, startsAt);
  return [
    meetingPlace,
    ...companions,
    { icon: "clock", text: format.away(startsAt, now) },
    ...(otherZone
      ? [{ icon: "globe" as const, text: `${there.zone(startsAt)}: ${there.dateTime(startsAt)}` }]
      : []),
  ];
}

type OpenDialog = (session: TherapySession, dialog: DialogName) => void;

/** A card is drawn again only when its session changes, not with the list. */
const Session = memo(function Session({ session, next, below, now, onDialog }: {
  session: TherapySession;
  next: boolean;
  below: boolean;
  now: number;
  onDialog: OpenDialog;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const detailOf = useDetail();
  const meta = useMeta(session, now);
  const moved = useLastMove(session);
  const [noting, setNoting] = useState(false);
  const [commenting, setCommenting] = useCommenting(session);
  const { therapist, startsAt, status, intro, practiceType, group, noShow, cancelReason } = session;
  const ahead = isAhead(session, now);
  const { moveRefusableUntil: until, canCancel } = session;
  const refusableUntil = canCancel && until && Date.parse(until) >= now ? until : null;
  const practice = intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType);
  const foundIn = useFoundIn(session);
  const items = [
    ...(ahead ? meta : []),
    ...moved,
    ...(foundIn ? [{ icon: "search" as const, text: foundIn }] : []),
  ];
  const cancelled = status === "cancelled";
  const displayStatus = displayStatusOf(session);

  return (
    <SessionCard
      id={anchorOf(session.id)}
      tabIndex={-1}
      date={{
        weekday: format.weekday(startsAt),
        day: format.dayOfMonth(startsAt),
        time: format.time(startsAt),
        dateTime: startsAt,
      }}
      name={<Marked>{therapist.name}</Marked>}
      href={`/therapist/view/${therapist.slug}`}
      photo={pictureSource(therapist.pictureUrl)}
      practice={{ group, name: <Marked>{practice}</Marked> }}
      practiceNote={detailOf(session, ahead)}
      status={{ value: displayStatus, label: t(`journal.session.${displayStatus}`) }}
      next={next}
      below={below}
      details={items.length > 0 ? items : undefined}
      actions={!noting && commenting === null && (
        <Actions
          session={session}
          now={now}
          onDialog={(dialog) => onDialog(session, dialog)}
          onNote={() => setNoting(true)}
          onComment={setCommenting}
        />
      )}
      footer={<History session={session} side="me" />}
    >
      <AwayNote session={session} />
      {ahead && (
        <SessionWarningNote
          session={session}
          onCancel={() => onDialog(session, "cancel")}
        />
      )}
      {ahead && !cancelled && <OwnClearance session={session} />}
      <DelayNote session={session} now={now} />
      {ahead && <ArrivalNote arrival={session.arrival} />}
      {cancelled && session.cancelledBy !== "client" && cancelReason && (
        <Message>{t("journal.session.reason", { reason: cancelReason })}</Message>
      )}
      {refusableUntil && (
        <Message
          icon="rotate-ccw"
          actions={
            <Button small onClick={() => onDialog(session, "cancel")}>
              {t("journal.session.refuseMove")}
            </Button>
          }
        >
          {t("journal.session.movedByTherapist", {
            name: therapist.name,
            until: format.until(refusableUntil),
          })}
          {session.lastMove?.reason && (
            <Text size="small" tone="soft">
              {t("journal.session.reason", { reason: session.lastMove.reason })}
            </Text>
          )}
        </Message>
      )}
      {noShow && <Message>{t("journal.session.noShow", { name: therapist.name })}</Message>}
      <FeeNote session={session} />
      <MoneyNote session={session} />
      <OnSiteNote session={session} />
      {status === "finished" && !noShow && (
        <>
          <OwnRating session={session} />
          <OwnReview session={session} onOpen={() => onDialog(session, "review")} />
        </>
      )}
      {(!cancelled || session.note) && (
        <Note session={session} writing={noting} onWriting={setNoting} />
      )}
      <BookingAnswers session={session} />
      <Recommendations session={session} side="me" />
      <Comments
        session={session}
        side="me"
        commenting={commenting}
        onLeave={() => setCommenting(null)}
      />
    </SessionCard>
  );
});

/** At most as many cards are in the first view. */
const cardsInView = 4;

/** The first `most` sessions by month. */
export function Months({ sessions, next, now, most, onDialog }: {
  sessions: TherapySession[];
  next: TherapySession | undefined;
  now: number;
  most: number;
  onDialog: OpenDialog;
}) {
  const { t } = useTranslation();
  const zone = useViewerZone();
  const format = useFormat("UTC");
  const year = dayIn(zone, now).slice(0, 4);
  let before = 0;
  return monthsOf(sessions, zone, now).map(({ month, ahead, sessions: ofMonth, cancelled }) => {
    const first = before;
    const shown = ofMonth.slice(0, most - first);
    before += shown.length;
    if (shown.length === 0) return null;
    const at = noonOf(`${month}-15`);
    const name = format.opening(month.startsWith(year) ? format.monthName(at) : format.month(at));
    const held = ofMonth.length - cancelled;
    const title = ahead && held > 0 ? t("journal.list.monthAhead", { month: name }) : name;
    const notes = [
      ...(held > 0 ? [t("journal.filter.found", { count: held })] : []),
      ...(cancelled > 0 ? [t("journal.list.monthCancelled", { count: cancelled })] : []),
    ];
    return (
      <SessionMonth
        key={`${month} ${ahead}`}
        title={title}
        note={notes.join(", ")}
      >
        {shown.map((session, at) => (
          <Session
            key={session.id}
            session={session}
            next={session.id === next?.id}
            below={first + at >= cardsInView}
            now={now}
            onDialog={onDialog}
          />
        ))}
      </SessionMonth>
    );
  });
}
