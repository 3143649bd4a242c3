import { useTranslation } from "react-i18next";
import { MessageThread } from "ui-kit/booking/message-thread.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Badge, type BadgeProps } from "ui-kit/feedback/badge.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { ClientQuestion } from "./queries.ts";

type Look = { tone: BadgeProps["tone"]; icon: IconName };

const decisionLooks = {
  book: { tone: "success", icon: "check" },
  talk: { tone: "info", icon: "phone" },
  "not-now": { tone: "neutral", icon: "x" },
} as const satisfies Record<string, Look>;

const statusLooks = {
  waiting: { tone: "warning", icon: "clock" },
  answered: { tone: "success", icon: "check" },
  closed: { tone: "neutral", icon: "archive" },
  declined: { tone: "neutral", icon: "x" },
  lapsed: { tone: "neutral", icon: "calendar-off" },
} as const satisfies Record<ClientQuestion["status"], Look>;

export function QuestionStatus({ status }: Pick<ClientQuestion, "status">) {
  const { t } = useTranslation();
  return <Badge {...statusLooks[status]}>{t(`questions.status.${status}`)}</Badge>;
}

/** What was written. `other`: the name of the other person. */
export function Thread({ messages, reader, other }: Pick<ClientQuestion, "messages"> & {
  reader: "client" | "therapist";
  other: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <MessageThread
      messages={messages.map(({ id, author, text, decision, writtenAt }) => ({
        id,
        text,
        own: author === reader,
        from: author === reader ? t("questions.you") : other,
        when: <time dateTime={writtenAt}>{format.dateTime(writtenAt)}</time>,
        mark: decision && (
          <Badge {...decisionLooks[decision]}>{t(`questions.decision.${decision}`)}</Badge>
        ),
      }))}
    />
  );
}
