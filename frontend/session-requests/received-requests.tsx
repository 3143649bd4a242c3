import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { acceptSessionRequest as limits } from "../api/limits/session-requests.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { ticketDateOf } from "../booking/ticket-date.ts";
import { removeDraft } from "../drafts.ts";
import { keepTexts, typedTexts } from "../form-draft.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { useHash } from "../shell/use-hash.ts";
import { type ReceivedRequest, receivedRequestsQuery, useReply } from "./queries.ts";

const messageMaxLength = limits.message.maxLength;

const requestsId = "requests";

/** The sentence to a client that is not sent yet. */
function useMessage({ id }: ReceivedRequest) {
  const key = `${useSessionUser()?.id ?? ""}.request.${id}`;
  const [message, setMessage] = useState("");
  // After the first rendering, because the server does not know drafts.
  useLayoutEffect(() => setMessage((typed) => typed || (typedTexts(key).message ?? "")), [key]);
  return {
    message,
    setMessage(typed: string) {
      setMessage(typed);
      keepTexts(key, { message: typed });
    },
    forget: () => removeDraft(key),
  };
}

/** Asks before the client gets the mail, which cannot be taken back. */
function DeclineDialog({ request, message, isPending, error, onClose, onDecline }: {
  request: ReceivedRequest;
  message: string;
  isPending: boolean;
  error: Error | null;
  onClose: () => void;
  onDecline: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client: { name }, startsAt, timeZone } = request;
  const when = useFormat(timeZone).dateTime(startsAt);
  return (
    <Dialog
      open
      title={t("requests.received.ask.title", { name })}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("requests.received.ask.keep")}</Button>
          <Button variant="primary" pending={isPending} onClick={onDecline}>
            {t("requests.received.ask.confirm")}
          </Button>
        </>
      }
    >
      <Text>{t("requests.received.ask.text", { name, when })}</Text>
      {message && <Text size="small">{t("requests.received.ask.message", { message })}</Text>}
      {error && <Note tone="error" urgent>{showFailure(error)}</Note>}
    </Dialog>
  );
}

function RequestCard({ request }: { request: ReceivedRequest }) {
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const showFailure = useShowFailure();
  const { client, startsAt, endsAt, timeZone, practice, meetingType, place, answers } = request;
  const format = useFormat(timeZone);
  const { message, setMessage, forget } = useMessage(request);
  const replying = useReply(request);
  const [isDeclining, setDeclining] = useState(false);
  const what = practice.intro ? t("booking.summary.intro") : label("THERAPY_TYPE", practice.type);
  const where = meetingType === "IN_PERSON" ? placeText(place) : label("MEETING_TYPE", meetingType);

  function reply(how: "accept" | "decline") {
    replying.mutate({ how, message: message.trim() }, {
      onSuccess: () => {
        forget();
        setDeclining(false);
        const name = client.name;
        void notify({ tone: "success", message: t(`requests.received.done.${how}`, { name }) });
      },
    });
  }
  return (
    <Card as="li" tone="selected">
      <Stack gap="stack">
        <Row justify="between">
          <Text as="h3" size="card">{client.name}</Text>
          {client.isNew && <Badge tone="info">{t("requests.received.new")}</Badge>}
        </Row>
        <Ticket
          date={ticketDateOf(startsAt, format)}
          time={format.times(startsAt, endsAt)}
          lines={[`${what} · ${format.minutes(practice.durationMinutes)}`, where]}
        />
        {answers.map(({ question, answer }) => (
          <Text key={question} size="small">
            {question}
            <br />
            {answer}
          </Text>
        ))}
        <TextField
          name={`message-${request.id}`}
          label={t("requests.received.message")}
          description={t("requests.received.messageHelp")}
          maxLength={messageMaxLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {replying.error && !isDeclining && (
          <Note tone="error" urgent>{showFailure(replying.error)}</Note>
        )}
        <Row justify="between">
          <Text size="small" tone="soft">
            {t("requests.received.until", { when: format.dateTime(request.answerBy) })}
          </Text>
          <Row gap="group">
            <Button
              variant="primary"
              pending={replying.isPending && !isDeclining}
              onClick={() => reply("accept")}
            >
              {t("requests.received.accept")}
            </Button>
            <Button
              disabled={replying.isPending}
              onClick={() => {
                replying.reset();
                setDeclining(true);
              }}
            >
              {t("requests.received.decline")}
            </Button>
          </Row>
        </Row>
        {isDeclining && (
          <DeclineDialog
            request={request}
            message={message.trim()}
            isPending={replying.isPending}
            error={replying.error}
            onClose={() => setDeclining(false)}
            onDecline={() => reply("decline")}
          />
        )}
      </Stack>
    </Card>
  );
}

/** What waits for the practitioner's answer; nothing when there is nothing. */
export function ReceivedRequests() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(receivedRequestsQuery);
  const isWanted = useHash() === requestsId;
  const hasRequests = Boolean(data?.length);
  useEffect(() => {
    if (isWanted && hasRequests) document.getElementById(requestsId)?.focus();
  }, [isWanted, hasRequests]);
  if (error && !data) {
    return (
      <Failed
        message={`${t("requests.received.failed")} ${showFailure(error)}`}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || (data.length === 0 && !isWanted)) return null;
  return (
    <section id={requestsId} tabIndex={-1} aria-labelledby="requests-title">
      <Stack gap="stack">
        <Text as="h2" size="card" id="requests-title">
          {t("requests.received.title", { count: data.length })}
        </Text>
        {data.length === 0 && <Text tone="soft">{t("requests.received.none")}</Text>}
        {data.length > 0 && (
          <Stack as="ul" gap="stack">
            {data.map((request) => <RequestCard key={request.id} request={request} />)}
          </Stack>
        )}
      </Stack>
    </section>
  );
}
