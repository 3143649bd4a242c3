import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { useFormat } from "../../i18n/format.ts";
import { initialsOf } from "../../initials.ts";
import type { TherapySession } from "./sessions.ts";
import { useComment } from "./use-changes.ts";
import { Writing } from "./writing.tsx";

/** The comment that is being written: another one, or the last one anew. */
export type Commenting = "new" | "last" | null;

export function ownLastComment({ comments }: TherapySession) {
  return comments.filter((comment) => comment.mine).at(-1);
}

/** What the two wrote to each other after a session. */
export function Comments({ session, commenting, onLeave }: {
  session: TherapySession;
  commenting: Commenting;
  /** The field can be closed. */
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const send = useComment(session, { isNew: commenting !== "last" });
  const { comments, therapist, client } = session;
  function leave() {
    send.reset();
    onLeave();
  }
  return (
    <>
      {comments.map(({ id, isTherapistComment, mine, comment, createdAt }) => (
        <Comment
          key={id}
          from={mine ? t("journal.session.you") : therapist.name}
          when={format.date(createdAt)}
          face={isTherapistComment ? therapist.pictureUrl ?? undefined : undefined}
          initials={initialsOf(isTherapistComment ? therapist.name : client.name)}
        >
          {comment}
        </Comment>
      ))}
      {commenting && (
        <Writing
          key={commenting}
          label={t("journal.session.comment")}
          description={t("journal.session.commentHelp", { name: therapist.name })}
          start={commenting === "last" ? ownLastComment(session)?.comment ?? "" : ""}
          maxLength={2000}
          required
          failure={send.error}
          pending={send.isPending}
          words={{ send: t("journal.session.sendComment"), leave: t("journal.session.giveUp") }}
          onSend={(text) => send.mutate(text, { onSuccess: leave })}
          onLeave={leave}
        />
      )}
    </>
  );
}
