import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BookingFrame } from "ui-kit/booking/booking-frame.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import type { CurrentUser } from "../../api/session.ts";
import { parseBookingMessage, type ParsedMessage } from "../../booking/embed-messages.ts";
import { frameUrl, pageForTime } from "../../booking-url.ts";
import { config } from "../../config.ts";
import { dayIn } from "../../days.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import { currentLanguage } from "../../i18n/i18n.ts";
import { NotRecorded } from "./not-recorded.tsx";
import type { Practice, TherapistPage } from "./queries.ts";
import { useChoice } from "./use-choice.ts";
import { useFrameConsent } from "./use-frame-consent.ts";
import { useRecording } from "./use-recording.ts";

type Booked = { eventUri: string; inviteeUri: string };

/** Calls back with every message of the booking frame, and with nothing anybody else sends. */
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

/** The booking page of the practitioner in a frame; what is booked there is written into the journal. */
export function BookingModal({ therapist, practice, user, start, onClose }: {
  therapist: TherapistPage;
  practice: Practice;
  user: CurrentUser;
  /** The chosen time, an instant. */
  start: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { origin, foreignPage } = config.scheduling;
  const { choice } = useChoice();
  const [height, setHeight] = useState<number>();
  const [booked, setBooked] = useState<Booked | null>(null);
  const recording = useRecording({ therapistId: therapist.id, userId: user.id });
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
    const news = { eventUri: event.uri, inviteeUri: invitee.uri };
    setBooked(news);
    recording.mutate(news);
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
      {recording.isPending && <Note role="status">{t("appointment.saving")}</Note>}
      {recording.error && booked && (
        <NotRecorded
          failure={recording.error}
          email={user.email}
          onRetry={() => recording.mutate(booked)}
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
