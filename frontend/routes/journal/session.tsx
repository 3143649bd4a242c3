import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MetaProps } from "ui-kit/booking/meta.tsx";
import { SessionCard } from "ui-kit/booking/session-card.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { clocksDiffer } from "../../days.ts";
import { useFormat } from "../../i18n/format.ts";
import { initialsOf } from "../../initials.ts";
import { calendarFile, download } from "./calendar-file.ts";
import { type Commenting, Comments, ownLastComment } from "./comments.tsx";
import { Note } from "./note.tsx";
import { OwnRating } from "./own-rating.tsx";
import { Recommendations } from "./recommendations.tsx";
import { isAhead, type TherapySession } from "./sessions.ts";

function useDetail() {
  const { t } = useTranslation();
  const format = useFormat();
  return (session: TherapySession, ahead: boolean) => {
    const { status, priceCents, durationMinutes, cancelledBy, meetingCount } = session;
    if (status === "cancelled") {
      const byClient = cancelledBy === "client";
      return t(
        byClient ? "journal.session.cancelledByYou" : "journal.session.cancelledByTherapist",
      );
    }
    if (!ahead) return t("journal.session.meeting", { count: meetingCount });
    const price = priceCents === 0 ? t("journal.session.free") : format.money(priceCents);
    return `${format.minutes(durationMinutes)} · ${price}`;
  };
}

/** Where and how soon; another clock where the practitioner has one. */
function useMeta(session: TherapySession, now: number): MetaProps["items"] {
  const { t } = useTranslation();
  const format = useFormat();
  const there = useFormat(session.timeZone);
  const { meetingType, place, startsAt } = session;
  const foreign = clocksDiffer(format.timeZone, there.timeZone, startsAt);
  return [
    meetingType === "VIDEO_CALL"
      ? { icon: "video", text: t("journal.session.video") }
      : { icon: "map-pin", text: place },
    { icon: "clock", text: format.away(startsAt, now) },
    ...(foreign
      ? [{ icon: "globe" as const, text: `${there.zone(startsAt)}: ${there.dateTime(startsAt)}` }]
      : []),
  ];
}

/** What can be done about a session, the likeliest first. */
function Actions({ session, now, onCancel, onNote, onComment }: {
  session: TherapySession;
  now: number;
  onCancel: () => void;
  onNote: () => void;
  onComment: (commenting: Commenting) => void;
}) {
  const { t } = useTranslation();
  const { status, therapist } = session;
  const ahead = isAhead(session, now);
  const page = `/therapist/view/${therapist.slug}`;

  function addToCalendar() {
    const { id, startsAt, endsAt, updatedAt, place } = session;
    const title = therapist.name;
    download(calendarFile({ id, startsAt, endsAt, updatedAt, title, place }), "heaolu.ics");
  }

  return (
    <>
      {ahead && (
        <Button small icon="calendar-plus" onClick={addToCalendar}>
          {t("journal.session.addToCalendar")}
        </Button>
      )}
      {status !== "cancelled" && !session.note && (
        <Button small variant={ahead ? "quiet" : "secondary"} icon="pen-line" onClick={onNote}>
          {t("journal.session.addNote")}
        </Button>
      )}
      {status === "finished" && (
        <Button small variant="quiet" onClick={() => onComment("new")}>
          {t("journal.session.addComment")}
        </Button>
      )}
      {ownLastComment(session) && (
        <Button small variant="quiet" onClick={() => onComment("last")}>
          {t("journal.session.editComment")}
        </Button>
      )}
      {!ahead && <Button small variant="quiet" href={page}>{t("journal.session.bookAgain")}
      </Button>}
      {ahead && session.canCancel && (
        <Button small variant="quiet" onClick={onCancel}>{t("journal.session.cancel")}</Button>
      )}
    </>
  );
}

/** One session with everything its client can do about it. */
export function Session({ session, next, now, onCancel }: {
  session: TherapySession;
  /** It is the one that comes next. */
  next: boolean;
  now: number;
  /** The person wants to cancel it. */
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const detailOf = useDetail();
  const meta = useMeta(session, now);
  const [noting, setNoting] = useState(false);
  const [commenting, setCommenting] = useState<Commenting>(null);
  const { therapist, startsAt, status, intro, practiceType, group } = session;
  const ahead = isAhead(session, now);
  const practice = intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType);
  const writing = noting || commenting !== null;

  return (
    <SessionCard
      date={{
        weekday: format.weekday(startsAt),
        day: format.dayOfMonth(startsAt),
        time: format.time(startsAt),
        dateTime: startsAt,
      }}
      name={therapist.name}
      href={`/therapist/view/${therapist.slug}`}
      face={therapist.pictureUrl ?? undefined}
      initials={initialsOf(therapist.name)}
      practice={{ group, name: practice }}
      detail={detailOf(session, ahead)}
      status={{ is: status, label: t(`journal.session.${status}`) }}
      next={next}
      meta={ahead ? meta : undefined}
      actions={!writing && (
        <Actions
          session={session}
          now={now}
          onCancel={onCancel}
          onNote={() => setNoting(true)}
          onComment={setCommenting}
        />
      )}
    >
      {status === "finished" && <OwnRating session={session} />}
      {status !== "cancelled" && <Note session={session} writing={noting} onWriting={setNoting} />}
      <Recommendations session={session} />
      <Comments session={session} commenting={commenting} onLeave={() => setCommenting(null)} />
    </SessionCard>
  );
}
