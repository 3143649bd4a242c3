import { useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Comment } from "ui-kit/booking/comment.tsx";
import { commentTherapySession as limits } from "../api/limits/therapy-sessions.ts";
import { useChangeConsent, useMissingConsent } from "../api/consents.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { draftOf, removeDraft, saveDraft } from "../drafts.ts";
import { useFormat } from "../i18n/use-format.ts";
import { initialsOf } from "../initials.ts";
import { pictureSource } from "../picture-source.ts";
import { ConsentTerms } from "./consent-terms.tsx";
import { Marked } from "./marked.tsx";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";
import { useComment } from "./use-session-changes.ts";
import { TextForm } from "./text-form.tsx";
import { useClientName } from "./use-client-name.ts";

export type Commenting = "new" | "last" | null;

function draftKey(userId: string | undefined, session: TherapySession, commenting: Commenting) {
  return `${userId ?? ""}.comment.${session.id}.${commenting}`;
}

export function useCommenting(session: TherapySession) {
  const key = draftKey(useSessionUser()?.id, session, "new");
  const [commenting, setCommenting] = useState<Commenting>(null);
  const { canComment } = session;
  // After the first rendering, because the server does not know drafts.
  useLayoutEffect(() => {
    if (canComment && draftOf(key)) setCommenting("new");
  }, [canComment, key]);
  return [commenting, setCommenting] as const;
}

export function ownLastComment({ comments }: TherapySession) {
  return comments.filter((comment) => comment.mine).at(-1);
}

export function Comments({ session, side, commenting, onLeave }: {
  session: TherapySession;
  side: Side;
  commenting: Commenting;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { comments, therapist, client } = session;
  const nameOf = useClientName();
  const other = side === "therapist" ? nameOf(client) : therapist.name;
  return (
    <>
      {comments.map(({ id, isTherapistComment, mine, comment, createdAt }) => (
        <Comment
          key={id}
          from={mine ? t("journal.session.you") : other}
          when={format.date(createdAt)}
          photo={isTherapistComment ? pictureSource(therapist.pictureUrl) : undefined}
          initials={isTherapistComment ? undefined : initialsOf(nameOf(client))}
        >
          <Marked>{comment}</Marked>
        </Comment>
      ))}
      {commenting && (
        <CommentForm key={commenting} {...{ session, side, commenting, onLeave, other }} />
      )}
    </>
  );
}

function CommentForm({ session, side, commenting, onLeave, other }: {
  session: TherapySession;
  side: Side;
  commenting: Commenting;
  onLeave: () => void;
  other: string;
}) {
  const { t } = useTranslation();
  const asTherapist = side === "therapist";
  const send = useComment(session, { isNew: commenting !== "last", asTherapist });
  const missing = useMissingConsent("notes", !asTherapist);
  const consent = useChangeConsent();
  const key = draftKey(useSessionUser()?.id, session, commenting);
  const written = commenting === "last" ? ownLastComment(session)?.comment ?? "" : "";
  function leave() {
    removeDraft(key);
    onLeave();
  }
  function submit(text: string) {
    const write = () => send.mutate(text, { onSuccess: leave });
    if (missing) consent.mutate(missing, { onSuccess: write });
    else write();
  }
  return (
    <TextForm
      label={t("journal.session.comment")}
      description={t("journal.session.commentHelp", { name: other })}
      start={draftOf(key)?.text ?? written}
      maxLength={limits.comment.maxLength}
      missing={t("journal.session.commentMissing")}
      failure={consent.error ?? send.error}
      pending={consent.isPending || send.isPending}
      terms={missing && <ConsentTerms consent={missing} />}
      words={{
        send: t(missing ? "journal.consent.send" : "journal.session.sendComment"),
        leave: t("journal.session.giveUp"),
      }}
      onType={(text) => saveDraft(key, { text, state: "writing", base: written, version: "" })}
      onSend={submit}
      onLeave={leave}
    />
  );
}
