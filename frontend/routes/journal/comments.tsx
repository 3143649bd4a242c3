import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useFormat } from "../../i18n/format.ts";
import { initialsOf } from "../../initials.ts";
import type { TherapySession } from "./sessions.ts";
import { useComment } from "./use-changes.ts";
import { Writing } from "./writing.tsx";

type Writes = "new" | "last" | null;

/** What the two wrote to each other after a session. */
export function Comments({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [writes, setWrites] = useState<Writes>(null);
  const send = useComment(session, { isNew: writes !== "last" });
  const { comments, therapist, client } = session;
  const last = comments.filter((comment) => comment.mine).at(-1);

  function leave() {
    setWrites(null);
    send.reset();
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
      {writes && (
        <Writing
          key={writes}
          label={t("journal.session.comment")}
          description={t("journal.session.commentHelp", { name: therapist.name })}
          start={writes === "last" ? last?.comment ?? "" : ""}
          maxLength={2000}
          required
          failure={send.error}
          pending={send.isPending}
          words={{ send: t("journal.session.sendComment"), leave: t("journal.session.giveUp") }}
          onSend={(text) => send.mutate(text, { onSuccess: leave })}
          onLeave={leave}
        />
      )}
      {!writes && (
        <Row>
          <Button small variant="quiet" onClick={() => setWrites("new")}>
            {t("journal.session.addComment")}
          </Button>
          {last && (
            <Button small variant="quiet" icon="pencil" onClick={() => setWrites("last")}>
              {t("journal.session.editComment")}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
