import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesHref } from "../addresses.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { ticketDateOf } from "../booking/ticket-date.ts";
import { clocksDiffer } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { myRequestsQuery, type SessionRequest, useTakeBack } from "./queries.ts";

function Waiting({ request }: { request: SessionRequest }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const takingBack = useTakeBack(request);
  return (
    <>
      {takingBack.error && <Note tone="error" urgent>{showFailure(takingBack.error)}</Note>}
      <Row justify="between">
        <Text size="small" tone="soft">{t("requests.mine.costsNothing")}</Text>
        <Button
          small
          variant="quiet"
          pending={takingBack.isPending}
          onClick={() =>
            takingBack.mutate(undefined, {
              onSuccess: () =>
                void notify({ tone: "success", message: t("requests.mine.takenBack") }),
            })}
        >
          {t("requests.mine.takeBack")}
        </Button>
      </Row>
    </>
  );
}

const badgeOf = { ok: "ok", caution: "caution", ask: "ask", no: "contraindicated" } as const;

/** What the test says since the time was requested. */
function RequestWarning({ request: { therapist }, warning }: {
  request: SessionRequest;
  warning: NonNullable<SessionRequest["warning"]>;
}) {
  const { t } = useTranslation();
  const { practice, verdict, reasons } = warning;
  // A warning has a reason, so its verdict is not milder.
  const kind = verdict === "ok" ? "caution" : verdict;
  const { name } = therapist;
  const question = new URLSearchParams({ practitioner: therapist.id, practice });
  return (
    <Note tone="warning">
      <Stack gap="stack">
        <Row>
          <VerdictBadge verdict={badgeOf[kind]}>
            {t(`journal.warning.verdict.${kind}`)}
          </VerdictBadge>
        </Row>
        <Text weight="strong">{t("requests.mine.warning.title")}</Text>
        <Stack as="ul" gap="tight">
          {reasons.map(({ rule, reason, source }) => (
            <li key={rule}>
              <Text as="span">{reason}</Text>{" "}
              <Text as="span" size="caption" tone="soft">
                {t("journal.warning.source", { source })}
              </Text>
            </li>
          ))}
        </Stack>
        <Text>{t(`requests.mine.warning.${kind}`, { name })}</Text>
        {kind === "ask" && (
          <Row>
            <Button small variant="quiet" href={`/questions/new?${question}`}>
              {t("journal.warning.ask", { name })}
            </Button>
          </Row>
        )}
      </Stack>
    </Note>
  );
}

function Ended({ request }: { request: SessionRequest }) {
  const { t } = useTranslation();
  const { message, practice, therapist } = request;
  return (
    <>
      {message && <Note>{t("requests.mine.message", { name: therapist.name, message })}</Note>}
      <Row>
        <Button small href={freeTimesHref(therapist.slug)}>{t("requests.mine.otherTimes")}</Button>
        <Button small variant="quiet" href={`/?practice=${practice.type}`}>
          {t("requests.mine.others")}
        </Button>
      </Row>
    </>
  );
}

function RequestCard({ request }: { request: SessionRequest }) {
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const { startsAt, endsAt, therapist, practice, meetingType, place, status, answerBy } = request;
  const format = useFormat();
  const there = useFormat(request.timeZone);
  const otherTime = clocksDiffer(format.timeZone, there.timeZone, startsAt)
    ? [`${there.zone(startsAt)}: ${there.dateTime(startsAt)}`]
    : [];
  const isWaiting = status === "waiting";
  const ended = status === "declined" ? "declined" : "lapsed";
  const where = meetingType === "IN_PERSON" ? placeText(place) : label("MEETING_TYPE", meetingType);
  return (
    <Card as="section" tone={isWaiting ? "selected" : "plain"}>
      <Stack gap="group">
        <Stack>
          <Text as="h2" size="card">
            {t(isWaiting ? "requests.mine.title" : `requests.mine.${ended}`)}
          </Text>
          {isWaiting && (
            <Text tone="soft">
              {t("requests.mine.until", { name: therapist.name, when: format.dateTime(answerBy) })}
            </Text>
          )}
        </Stack>
        <Ticket
          date={ticketDateOf(startsAt, format)}
          time={format.times(startsAt, endsAt)}
          lines={[
            `${therapist.name} · ${label("THERAPY_TYPE", practice.type)}`,
            where,
            ...otherTime,
          ]}
          gone={!isWaiting}
        />
        {request.warning && <RequestWarning request={request} warning={request.warning} />}
        {isWaiting ? <Waiting request={request} /> : <Ended request={request} />}
      </Stack>
    </Card>
  );
}

/** The requests of the signed-in person that wait or ended without a booking; nothing when there are none. */
export function MyRequests() {
  const user = useSessionUser();
  const { data } = useQuery(myRequestsQuery(user?.id ?? null));
  const shown = data?.filter(({ status }) => status !== "taken-back") ?? [];
  if (shown.length === 0) return null;
  return (
    <Stack gap="group">
      {shown.map((request) => <RequestCard key={request.id} request={request} />)}
    </Stack>
  );
}
