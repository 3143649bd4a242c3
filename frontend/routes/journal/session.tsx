import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { SessionCard } from "ui-kit/booking/session-card.tsx";
import { Note as Word } from "ui-kit/feedback/note.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useCurrentUser } from "../../api/use-session.ts";
import { clocksDiffer } from "../../days.ts";
import { draftOf } from "../../drafts.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import { Actions, type Wish } from "./actions.tsx";
import { type Commenting, Comments } from "../../therapy-sessions/comments.tsx";
import { History } from "../../therapy-sessions/history.tsx";
import { anchorOf, movedItems } from "../../therapy-sessions/reschedule-links.tsx";
import { Note } from "./note.tsx";
import { OwnRating } from "./own-rating.tsx";
import { Recommendations } from "../../therapy-sessions/recommendations.tsx";
import {
  isAhead,
  standingOf,
  type TherapySession,
} from "../../therapy-sessions/therapy-session.ts";

function useDetail() {
  const { t } = useTranslation();
  const format = useFormat();
  return (session: TherapySession, ahead: boolean) => {
    const { status, priceCents, durationMinutes, cancelledBy, meetingCount } = session;
    if (status === "cancelled") {
      if (session.rescheduledToId) return t("journal.session.movedAway");
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
function useMeta(session: TherapySession, now: number): IconListProps["items"] {
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

/** A comment that was begun on an earlier visit is there to be finished. */
function useCommenting(session: TherapySession) {
  const key = `${useCurrentUser()?.id ?? ""}.comment.${session.id}.new`;
  return useState<Commenting>(() => session.canComment && draftOf(key) ? "new" : null);
}

/** One session with everything its client can do about it. */
export function Session({ session, next, now, hrefOf, onWish }: {
  session: TherapySession;
  /** It is the one that comes next. */
  next: boolean;
  now: number;
  /** Where another session stands. */
  hrefOf: (id: string) => string;
  onWish: (wish: Wish) => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const detailOf = useDetail();
  const meta = useMeta(session, now);
  const moved = movedItems(session, hrefOf);
  const [noting, setNoting] = useState(false);
  const [commenting, setCommenting] = useCommenting(session);
  const { therapist, startsAt, status, intro, practiceType, group, noShow, cancelReason } = session;
  const ahead = isAhead(session, now);
  const practice = intro ? t("journal.session.intro") : label("THERAPY_TYPE", practiceType);
  const items = [...(ahead ? meta : []), ...moved];
  const cancelled = status === "cancelled";
  const standing = standingOf(session);

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
      name={therapist.name}
      href={`/therapist/view/${therapist.slug}`}
      photo={therapist.pictureUrl ?? undefined}
      initials={initialsOf(therapist.name)}
      practice={{ group, name: practice }}
      practiceNote={detailOf(session, ahead)}
      status={{ value: standing, label: t(`journal.session.${standing}`) }}
      next={next}
      details={items.length > 0 ? items : undefined}
      actions={!noting && commenting === null && (
        <Actions
          session={session}
          now={now}
          onWish={onWish}
          onNote={() => setNoting(true)}
          onComment={setCommenting}
        />
      )}
      footer={<History session={session} side="me" />}
    >
      {cancelled && session.cancelledBy !== "client" && cancelReason && (
        <Word>{t("journal.session.reason", { reason: cancelReason })}</Word>
      )}
      {noShow && <Word>{t("journal.session.noShow", { name: therapist.name })}</Word>}
      {status === "finished" && !noShow && <OwnRating session={session} />}
      {!cancelled && <Note session={session} writing={noting} onWriting={setNoting} />}
      <Recommendations session={session} side="me" />
      <Comments
        session={session}
        side="me"
        commenting={commenting}
        onLeave={() => setCommenting(null)}
      />
    </SessionCard>
  );
}
