import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { useCurrentUser } from "../api/use-session.ts";
import { draftOf, dropDraft, keepDraft } from "../drafts.ts";
import { useFormat } from "../i18n/use-format.ts";
import { initialsOf } from "../initials.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";
import { useComment } from "./use-session-changes.ts";
import { Writing } from "./text-form.tsx";

/** The comment that is being written: another one, or the last one anew. */
export type Commenting = "new" | "last" | null;

export function ownLastComment({ comments }: TherapySession) {
  return comments.filter((comment) => comment.mine).at(-1);
}

/** What the two wrote to each other after a session. What is not sent yet stays in this browser. */
export function Comments({ session, side, commenting, onLeave }: {
  session: TherapySession;
  side: Side;
  commenting: Commenting;
  /** The field can be closed. */
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const asTherapist = side === "therapist";
  const send = useComment(session, { isNew: commenting !== "last", asTherapist });
  const { comments, therapist, client } = session;
  const other = asTherapist ? client.name : therapist.name;
  const key = `${useCurrentUser()?.id ?? ""}.comment.${session.id}.${commenting}`;
  const written = commenting === "last" ? ownLastComment(session)?.comment ?? "" : "";
  function leave() {
    dropDraft(key);
    send.reset();
    onLeave();
  }
  return (
    <>
      {comments.map(({ id, isTherapistComment, mine, comment, createdAt }) => (
        <Comment
          key={id}
          from={mine ? t("journal.session.you") : other}
          when={format.date(createdAt)}
          photo={isTherapistComment ? therapist.pictureUrl ?? undefined : undefined}
          initials={initialsOf(isTherapistComment ? therapist.name : client.name)}
        >
          {comment}
        </Comment>
      ))}
      {commenting && (
        <Writing
          key={commenting}
          label={t("journal.session.comment")}
          description={t("journal.session.commentHelp", { name: other })}
          start={draftOf(key)?.text ?? written}
          maxLength={2000}
          required
          failure={send.error}
          pending={send.isPending}
          words={{ send: t("journal.session.sendComment"), leave: t("journal.session.giveUp") }}
          onType={(text) => keepDraft(key, { text, state: "writing", base: written, version: "" })}
          onSend={(text) => send.mutate(text, { onSuccess: leave })}
          onLeave={leave}
        />
      )}
    </>
  );
}
