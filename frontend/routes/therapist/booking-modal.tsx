import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { BookingFrame } from "ui-kit/booking/booking-frame.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { ApiError, type ErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { frameUrl, pageForTime } from "../../booking/frame-url.ts";
import { parseBookingMessage, type ParsedMessage } from "../../booking/embed-messages.ts";
import { config } from "../../config.ts";
import { dayIn } from "../../days.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import { currentLanguage } from "../../i18n/i18n.ts";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import type { Practice, TherapistPage } from "./queries.ts";
import { useChoice } from "./booking-choice.ts";

const consentKey = "heaolu.calendar";

function hasStoredConsent(origin: string): boolean {
  try {
    return localStorage.getItem(consentKey) === origin;
  } catch {
    // Storage is blocked.
    return false;
  }
}

function storeConsent(origin: string) {
  try {
    localStorage.setItem(consentKey, origin);
  } catch {
    // Storage is blocked: the consent applies to this page only.
  }
}

function useFrameConsent(origin: string, foreign: boolean) {
  const [allowed, setAllowed] = useState(() => !foreign || hasStoredConsent(origin));
  return {
    allowed,
    allow(always: boolean) {
      if (always) storeConsent(origin);
      setAllowed(true);
    },
  };
}

type Booked = { eventUri: string; inviteeUri: string };

function useSaveToJournal({ therapistId, userId }: { therapistId: string; userId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ eventUri, inviteeUri }: Booked) =>
      ok(api.POST("/api/therapy-sessions", {
        params: { header: { "idempotency-key": inviteeUri.slice(-200) } },
        body: { therapistId, userId, eventUrl: eventUri, eventInviteeUrl: inviteeUri },
      })),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ["therapy-sessions"] });
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      void queries.invalidateQueries({ queryKey: ["therapists"] });
      await navigate("/journal");
      void notify({ tone: "success", message: t("appointment.booked") });
    },
  });
}

const finalCodes: ErrorCode[] = ["ERR_FORBIDDEN", "ERR_SLOT_TAKEN", "ERR_CLIENT_BUSY"];

function NotInJournal({ failure, email, onRetry }: {
  failure: unknown;
  email: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const id = referenceOf(failure);
  const code = failure instanceof ApiError ? failure.errCode : null;
  const isFinal = code !== null && finalCodes.includes(code);
  const reason = code === "ERR_FORBIDDEN"
    ? t("appointment.otherEmail", { email })
    : showFailure(failure);
  return (
    <Note
      tone="error"
      urgent
      actions={
        <>
          {!isFinal && <Button small icon="rotate-ccw" onClick={onRetry}>{t("shell.retry")}
          </Button>}
          <Button small variant="quiet" href="/journal">{t("appointment.toJournal")}</Button>
        </>
      }
    >
      {isFinal ? t("appointment.refused", { reason }) : `${t("appointment.notSaved")} ${reason}`}
      {id && ` ${t("shell.reference", { id })}`}
    </Note>
  );
}

/** Calls back for messages of the booking frame and ignores those of any other window. */
function useFrameMessages(origin: string, onMessage: (message: ParsedMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });
  useEffect(() => {
    function receive(event: MessageEvent) {
      const expected = { origin, frame: frame.current?.contentWindow };
      const message = parseBookingMessage(event, expected);
      if (message) listener.current(message);
    }
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [origin]);
  return frame;
}

export function BookingModal({ therapist, practice, user, start, onClose }: {
  therapist: TherapistPage;
  practice: Practice;
  user: CurrentUser;
  start: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { origin, foreignPage } = config.scheduling;
  const { choice } = useChoice();
  const [height, setHeight] = useState<number>();
  const [booked, setBooked] = useState<Booked | null>(null);
  const saving = useSaveToJournal({ therapistId: therapist.id, userId: user.id });
  const [page] = useState(() => {
    const { calendarUrl } = therapist;
    const { schedulingUrl } = practice;
    return pageForTime({ calendarUrl, schedulingUrl, startsAt: start }, origin);
  });
  const [src] = useState(() =>
    frameUrl(page, {
      host: location.host,
      prefill: { name: user.name, email: user.email },
      day: dayIn(viewerZone(), start),
      ...(foreignPage ? {} : { language: currentLanguage(), meetingType: choice.type }),
    })
  );
  const frame = useFrameMessages(page.origin, (message) => {
    if (message.event === "calendly.page_height") return setHeight(message.payload.height);
    if (message.event !== "calendly.event_scheduled") return console.debug(message.event);
    const { event, invitee } = message.payload;
    const booking = { eventUri: event.uri, inviteeUri: invitee.uri };
    setBooked(booking);
    saving.mutate(booking);
  });
  const { allowed, allow } = useFrameConsent(page.origin, foreignPage);
  return (
    <Dialog
      open
      size="wide"
      title={t("appointment.title", { name: therapist.name })}
      titleHidden
      closeLabel={t("shell.close")}
      onClose={onClose}
    >
      {saving.isPending && <Note role="status">{t("appointment.saving")}</Note>}
      {saving.error && booked && (
        <NotInJournal
          failure={saving.error}
          email={user.email}
          onRetry={() => saving.mutate(booked)}
        />
      )}
      <BookingFrame
        ref={frame}
        title={t("appointment.title", { name: therapist.name })}
        src={src}
        loadingLabel={t("appointment.loading")}
        height={height}
        consent={allowed ? undefined : {
          title: t("appointment.consent.title", { host: page.host }),
          text: t("appointment.consent.text", { host: page.host }),
          label: t("appointment.consent.show"),
          rememberLabel: t("appointment.consent.remember"),
          onAllow: allow,
        }}
      />
    </Dialog>
  );
}
