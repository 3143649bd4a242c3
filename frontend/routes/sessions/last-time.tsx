import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import { pictureSource } from "../../picture-source.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import { Recommendations } from "../../therapy-sessions/recommendations.tsx";
import { isAhead, type TherapySession } from "../../therapy-sessions/therapy-session.ts";

function useNextStep(session: TherapySession, now: number): "now" | "comment" | "ahead" | null {
  if (isAhead(session, now)) return Date.parse(session.startsAt) <= now ? "now" : "ahead";
  const isWritten = session.comments.some(({ isTherapistComment }) => isTherapistComment);
  return session.status === "finished" && !session.noShow && !isWritten ? "comment" : null;
}

/** The next step of a session, and what both sides wrote after the one before. */
export function LastTime({ session, now }: { session: TherapySession; now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const step = useNextStep(session, now);
  const { data } = useInfiniteQuery({
    ...sessionsQuery("therapist", { clientId: session.client.id, status: "finished" }),
    enabled: step !== null && session.meetingCount > 1,
  });
  if (step === null) return null;
  const last = data?.pages.flatMap((page) => page.sessions)
    .find((one) => !one.noShow && one.startsAt < session.startsAt);
  const isFirst = session.meetingCount <= 1;
  return (
    <Stack gap="stack">
      {!(step === "ahead" && (isFirst || !last)) && (
        <Text size="small">{t(`sessions.calendar.next.${step}`)}</Text>
      )}
      {isFirst && step !== "comment" && (
        <Text size="small" tone="soft">{t("sessions.calendar.first")}</Text>
      )}
      {last && step !== "comment" && (
        <Stack gap="inline">
          <Text as="h3" size="label">
            {t("sessions.calendar.lastTime", { day: format.date(last.startsAt, "day") })}
          </Text>
          {last.comments.map(({ id, isTherapistComment, mine, comment, createdAt }) => {
            return (
              <Comment
                key={id}
                from={mine ? t("journal.session.you") : last.client.name}
                when={format.date(createdAt)}
                photo={isTherapistComment ? pictureSource(last.therapist.pictureUrl) : undefined}
                initials={isTherapistComment ? undefined : initialsOf(last.client.name)}
              >
                {comment}
              </Comment>
            );
          })}
          <Recommendations session={last} side="therapist" />
          {last.comments.length + last.recommendations.length === 0 && (
            <Text size="small" tone="soft">{t("sessions.calendar.lastNothing")}</Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}
