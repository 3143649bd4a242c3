import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconList, type IconListProps } from "ui-kit/booking/icon-list.tsx";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { StarRating } from "ui-kit/booking/star-rating.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { StatusChip } from "ui-kit/feedback/status-chip.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { clocksDiffer } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import { initialsOf } from "../../initials.ts";
import { BookingAnswers } from "../../therapy-sessions/booking-answers.tsx";
import { Comments, useCommenting } from "../../therapy-sessions/comments.tsx";
import { DelayNote } from "../../therapy-sessions/delay-note.tsx";
import { History } from "../../therapy-sessions/history.tsx";
import { cachedSession, sessionQuery } from "../../therapy-sessions/queries.ts";
import { MoneyNote } from "../../therapy-sessions/money-note.tsx";
import { useMeetingPlace } from "../../therapy-sessions/meeting-place.tsx";
import { Recommendations } from "../../therapy-sessions/recommendations.tsx";
import {
  displayStatusOf,
  isAhead,
  type TherapySession,
} from "../../therapy-sessions/therapy-session.ts";
import { SharedWarnings } from "../../therapy-sessions/shared-warnings.tsx";
import { useClientName } from "../../therapy-sessions/use-client-name.ts";
import { useCompanions } from "../../therapy-sessions/use-companions.ts";
import { useLastMove } from "../../therapy-sessions/use-last-move.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useIsTakingOver, useRenderTime } from "../../use-render-time.ts";
import { Actions } from "./actions.tsx";
import { ClientRecord, Fee } from "./fee.tsx";
import { Group } from "./group.tsx";
import { LastTime } from "./last-time.tsx";
import { Payment } from "./payment.tsx";
import { PractitionerNote } from "./practitioner-note.tsx";
import { useGroupSize } from "./use-group-size.ts";

function useFacts(session: TherapySession): IconListProps["items"] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const moved = useLastMove(session);
  const { startsAt, endsAt, group, priceCents, durationMinutes, client } = session;
  const meetingPlace = useMeetingPlace(session, "therapist", isAhead(session, Date.now()));
  const companions = useCompanions(session);
  const practice = session.intro
    ? t("journal.session.intro")
    : label("THERAPY_TYPE", session.practiceType);
  const price = priceCents === 0 ? t("journal.session.free") : format.money(priceCents);
  return [
    { icon: "calendar", text: format.span(startsAt, endsAt) },
    ...clocksDiffer(format.timeZone, viewerZone(), startsAt)
      ? [{ icon: "globe" as const, text: format.opening(format.zone(startsAt)) }]
      : [],
    { text: <PracticeLabel group={group}>{practice}</PracticeLabel> },
    meetingPlace,
    ...companions,
    { icon: "wallet", text: `${format.minutes(durationMinutes)} · ${price}` },
    ...client.email === null ? [] : [{
      icon: "mail" as const,
      text: <Link href={`mailto:${client.email}`}>{client.email}</Link>,
    }],
    ...client.email === null && session.status === "booked"
      ? [{ icon: "mail" as const, text: t("sessions.detail.noEmail") }]
      : [],
    ...client.phone === null ? [] : [{
      icon: "phone" as const,
      text: <Link href={`tel:${client.phone}`}>{client.phone}</Link>,
    }],
    ...moved,
    ...session.secretLink === null ? [] : [{
      icon: "link" as const,
      text: t("sessions.detail.byLink", { name: session.secretLink }),
    }],
  ];
}

function DetailHeader({ session, openedFrom }: {
  session: TherapySession;
  openedFrom: Element | null;
}) {
  const { t } = useTranslation();
  const nameOf = useClientName();
  const { hrefWith } = useListAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const { client, status, meetingCount, noShow } = session;
  const size = useGroupSize(session);
  const isGroup = size > 1;
  const all = hrefWith({ part: "past", person: client.id, open: null });
  useEffect(() => {
    // A person who went on while it loaded, or pressed a button before the scripts ran, keeps the focus.
    const { activeElement } = document;
    if ([openedFrom, document.body].includes(activeElement)) heading.current?.focus();
  }, [session.id, openedFrom]);
  return (
    <Row justify="between" align="start">
      <Row wrap={false} gap="stack">
        <Avatar
          shape="round"
          size={48}
          initials={isGroup ? String(size) : initialsOf(nameOf(client))}
        />
        <Stack gap="none">
          <h2 ref={heading} tabIndex={-1}>
            {isGroup ? t("sessions.group.people", { count: size }) : nameOf(client)}
          </h2>
          {status !== "cancelled" && (
            <Text as="span" size="small" tone="soft">
              {isGroup && `${nameOf(client)}: `}
              <Link href={all}>{t("journal.session.meeting", { count: meetingCount })}</Link>
            </Text>
          )}
        </Stack>
      </Row>
      <StatusChip status={displayStatusOf(session)}>
        {noShow ? t("sessions.list.noShow") : t(`journal.session.${status}`)}
      </StatusChip>
    </Row>
  );
}

function Cancelled({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const { status, cancelledBy, cancelledForAbsence, cancelReason } = session;
  const byWhom = cancelledBy === "therapist" ? "byYou" : "byClient";
  if (status !== "cancelled") return null;
  return (
    <Note>
      {t(`sessions.detail.${cancelledForAbsence ? "forAbsence" : byWhom}`)}
      {cancelReason && ` ${t("journal.session.reason", { reason: cancelReason })}`}
    </Note>
  );
}

function Detail({ session, inSheet, openedFrom }: {
  session: TherapySession;
  inSheet: boolean;
  openedFrom: Element | null;
}) {
  const { t } = useTranslation();
  const { hrefWith } = useListAddress();
  const facts = useFacts(session);
  const [commenting, setCommenting] = useCommenting(session);
  const format = useFormat();
  const { rating, noShow, client, awayCompanions } = session;
  const [now] = useState(useRenderTime());
  return (
    <Stack gap="stack">
      {!inSheet && <BackLink href={hrefWith({ open: null })}>{t("sessions.detail.back")}</BackLink>}
      <Card as="article">
        <DetailHeader session={session} openedFrom={openedFrom} />
        <IconList items={facts} />
        {session.practitionerAway && (
          <Note>{t("sessions.absence.detail", { name: client.name })}</Note>
        )}
        {awayCompanions.length > 0 && !session.practitionerAway && (
          <Note>{t("sessions.absence.companion", { names: format.list(awayCompanions) })}</Note>
        )}
        <DelayNote session={session} now={now} />
        <Cancelled session={session} />
        <PractitionerNote session={session} />
        <BookingAnswers session={session} />
        <SharedWarnings session={session} />
        <LastTime session={session} now={now} />
        {noShow && <Note>{t("sessions.detail.noShow", { name: client.name })}</Note>}
        <Fee session={session} />
        <MoneyNote session={session} />
        <Payment session={session} />
        <Group session={session} />
        <ClientRecord session={session} />
        {rating !== null && (
          <Row>
            <Text as="span" size="small" tone="soft">{t("sessions.detail.rating")}</Text>
            <StarRating rating={rating} label={t("sessions.list.rating", { rating })} />
          </Row>
        )}
        <Recommendations session={session} side="therapist" />
        <Comments
          session={session}
          side="therapist"
          commenting={commenting}
          onLeave={() => setCommenting(null)}
        />
        {commenting === null && <Actions session={session} onComment={setCommenting} />}
        <History session={session} side="therapist" />
      </Card>
    </Stack>
  );
}

/** A sheet has its own button that closes it. */
export function SessionDetail({ id, inSheet }: { id: string; inSheet: boolean }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const known = cachedSession(queries, id);
  const query = useQuery({ ...sessionQuery(id), enabled: !known });
  const session = known ?? query.data;
  // What has the focus while the server's page is taken over may be a button of the session itself.
  const isTakingOver = useIsTakingOver();
  const [openedFrom] = useState(() => isTakingOver ? null : document.activeElement);
  if (session) {
    return <Detail key={session.id} session={session} inSheet={inSheet} openedFrom={openedFrom} />;
  }
  if (!query.error) return <Skeleton label={t("sessions.list.loading")} count={3} />;
  return (
    <Failed
      message={showFailure(query.error)}
      retryLabel={t("shell.retry")}
      onRetry={() => void query.refetch()}
    />
  );
}
