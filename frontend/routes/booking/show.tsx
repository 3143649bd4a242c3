import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { instantOf } from "../../days.ts";
import { useHash } from "../../shell/use-hash.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { CancelForm } from "../../therapy-sessions/cancel-dialog.tsx";
import { BookingMoneyBack } from "../../therapy-sessions/money-note.tsx";
import { RescheduleForm } from "../../therapy-sessions/reschedule-form.tsx";
import { refetchChanged } from "../../therapy-sessions/queries.ts";
import { type ChangeableSession, shownOf } from "../../therapy-sessions/therapy-session.ts";
import {
  BookingAhead,
  BookingComments,
  BookingFacts,
  BookingLinkPage,
  TimeOfBooking,
} from "./booked.tsx";
import { AwayChoices } from "./away-choices.tsx";
import { BookAgain, EndedBooking, isEnded } from "./ended.tsx";
import { InvalidLink, LinkFailed } from "./link-problems.tsx";
import { type BookedSession, bookingQuery } from "./queries.ts";

type Opened = "move" | "cancel" | null;

function changeableOf(booking: BookedSession): ChangeableSession {
  return {
    ...booking,
    durationMinutes: booking.practice.durationMinutes,
    client: { name: booking.name },
  };
}

/** The dialogs of the journal, which here change the booking by its link. */
function Dialogs({ token, booking, opened, onClose, onChanged }: {
  token: string;
  booking: BookedSession;
  opened: Opened;
  onClose: () => void;
  onChanged: (booking: BookedSession) => void;
}) {
  const queries = useQueryClient();
  const session = changeableOf(booking);
  const cancelling = useSubmit({
    mutationFn: (reason: string) =>
      ok(api.POST("/api/booking-links/cancel", {
        body: { token, ...(reason && { reason }), shown: shownOf(session) },
      })),
    onError: (failure) => refetchChanged(queries, failure),
    onSuccess: onChanged,
  });
  const { eventTypeUri } = booking;
  if (opened === "cancel") {
    return (
      <CancelForm
        session={session}
        side="me"
        cancelling={cancelling}
        money={<BookingMoneyBack booking={booking} />}
        onClose={onClose}
        onDone={onClose}
      />
    );
  }
  if (opened !== "move" || !eventTypeUri) return null;
  return (
    <RescheduleForm
      session={session}
      side="me"
      eventType={eventTypeUri}
      send={({ move, hold }) =>
        ok(api.POST("/api/booking-links/reschedule", {
          body: { token, ...move, ...(hold && { hold: { id: hold.id, secret: hold.secret } }) },
        }))}
      onClose={onClose}
      onMoved={(moved) => {
        onChanged(moved);
        onClose();
      }}
      onProviderOnly={(address) => globalThis.location.assign(address)}
    />
  );
}

/** A choice that lost to one in another window. */
function AnsweredElsewhere({ notBooked }: { notBooked: string | null }) {
  const { t } = useTranslation();
  return (
    <Note tone="warning" urgent>
      {t("confirmation.away.answered")}
      {notBooked && ` ${t("confirmation.away.notBooked", { name: notBooked })}`}
    </Note>
  );
}

function Booking({ token, booking }: { token: string; booking: BookedSession }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = useSearchParams();
  const wanted = params.get("open");
  const { canCancel, canReschedule, eventTypeUri, schedulingUrl } = booking;
  const canMove = canReschedule && eventTypeUri !== null;
  const [opened, setOpened] = useState<Opened>(() =>
    wanted === "move" && canMove ? "move" : wanted === "cancel" && canCancel ? "cancel" : null
  );
  const [moved, setMoved] = useState<"moved" | "movedForAbsence" | null>(null);
  const [answered, setAnswered] = useState<{ notBooked: string | null } | null>(null);
  // An absence that begins or ends changes the times of its practitioner.
  useLiveTimes(booking.therapist.id, () => {
    void queries.invalidateQueries({ queryKey: bookingQuery(token).queryKey });
  });
  /** A reload does not open the dialog again. */
  function close() {
    setOpened(null);
    const rest = new URLSearchParams(params);
    rest.delete("open");
    const address = { search: `${rest}`, hash: token };
    if (wanted) void navigate(address, { replace: true, preventScrollReset: true });
  }
  function changed(after: BookedSession) {
    queries.setQueryData(bookingQuery(token).queryKey, after);
    void queries.invalidateQueries({ queryKey: ["free-times"] });
    void queries.invalidateQueries({ queryKey: ["therapy-sessions"] });
    if (after.status !== "booked") {
      setMoved(null);
      // The page that follows is shorter, and says at its top what happened.
      requestAnimationFrame(() => globalThis.scrollTo({ top: 0 }));
    } else setMoved(booking.practitionerAway ? "movedForAbsence" : "moved");
  }
  const elsewhere = answered && <AnsweredElsewhere {...answered} />;
  if (isEnded(booking)) return <EndedBooking booking={booking} note={elsewhere} />;
  const isAhead = Date.parse(booking.endsAt) > Date.now();
  const dialogs = (
    <Dialogs
      token={token}
      booking={booking}
      opened={opened}
      onClose={close}
      onChanged={changed}
    />
  );
  if (booking.practitionerAway) {
    const at = Number(params.get("at"));
    return (
      <BookingLinkPage
        title={t("confirmation.away.title")}
        lead={t("confirmation.away.lead", { name: booking.therapist.name })}
      >
        {elsewhere}
        <TimeOfBooking {...booking} />
        <AwayChoices
          token={token}
          booking={booking}
          wanted={at > Date.now() ? instantOf(at) : null}
          onAllTimes={canMove ? () => setOpened("move") : null}
          onCancel={() => setOpened("cancel")}
          onMoved={changed}
          onAnswered={(notBooked) => setAnswered({ notBooked })}
          onReplaced={(replacement) => {
            const [, newToken = ""] = replacement.manageUrl.split("#");
            queries.setQueryData(bookingQuery(newToken).queryKey, replacement);
            void queries.invalidateQueries({ queryKey: ["therapy-sessions"] });
            void navigate(`/booking#${newToken}`, { replace: true });
          }}
        />
        {dialogs}
      </BookingLinkPage>
    );
  }
  return (
    <BookingLinkPage title={t("confirmation.show.booked")}>
      {elsewhere}
      {isAhead
        ? (
          <BookingAhead
            booking={booking}
            note={moved ? t(`confirmation.show.${moved}`) : undefined}
            actions={
              <>
                {canMove && (
                  <Button onClick={() => setOpened("move")}>{t("confirmation.done.move")}</Button>
                )}
                {canCancel && (
                  <Button variant="quiet" onClick={() => setOpened("cancel")}>
                    {t("confirmation.done.cancel")}
                  </Button>
                )}
              </>
            }
          />
        )
        : (
          <>
            <TimeOfBooking {...booking} />
            <BookingFacts booking={booking} />
            <BookingComments booking={booking} />
            {schedulingUrl && (
              <Row>
                <BookAgain booking={booking} />
              </Row>
            )}
          </>
        )}
      {isAhead && !canMove && <Note>{t("confirmation.show.fixed")}</Note>}
      {isAhead && !canCancel && <Note>{t("confirmation.show.cancelPassed")}</Note>}
      {dialogs}
    </BookingLinkPage>
  );
}

export function Component() {
  const { t } = useTranslation();
  const token = useHash();
  const { data, error, refetch } = useQuery(bookingQuery(token ?? ""));
  if (token === "" || hasErrorCode(error, "ERR_INVALID_TOKEN")) return <InvalidLink />;
  if (data && token) return <Booking key={token} token={token} booking={data} />;
  if (error) return <LinkFailed failure={error} onRetry={() => void refetch()} />;
  return (
    <BookingLinkPage title={t("confirmation.show.loading")}>
      <Skeleton label={t("confirmation.show.loading")} shape="session" />
    </BookingLinkPage>
  );
}
