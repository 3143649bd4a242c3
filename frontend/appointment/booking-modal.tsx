import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { BookingFrame } from "ui-kit/booking/booking-frame.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { ApiError, type ErrorCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { currentSession, expectSignIn, refreshSession } from "../api/sign-in-session.ts";
import { type Practice, type TherapistPage, therapistQuery } from "../api/therapists.ts";
import { useIsRestoringSession, useSessionUser } from "../api/use-sign-in-session.ts";
import { frameUrl, pageForTime } from "../booking/frame-url.ts";
import { parseBookingMessage, type ParsedMessage } from "../booking/embed-messages.ts";
import { config } from "../config.ts";
import { dayIn, type Instant } from "../days.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { referenceOf, useShowFailure } from "../shell/show-failure.ts";
import { type Choice, practiceOf } from "./booking-choice.ts";

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

/** A guest who proved an address in the frame has a refresh cookie from there. */
async function signedInUser(): Promise<string | null> {
  if (currentSession() === null) {
    expectSignIn();
    await refreshSession().catch(() => null);
  }
  return currentSession()?.user.id ?? null;
}

function useSaveToJournal({ therapistId }: { therapistId: string }) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ eventUri, inviteeUri }: Booked) {
      const userId = await signedInUser();
      if (userId === null) return;
      await ok(api.POST("/api/therapy-sessions", {
        params: { header: { "idempotency-key": inviteeUri.slice(-200) } },
        body: { therapistId, userId, eventUrl: eventUri, eventInviteeUrl: inviteeUri },
      }));
    },
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ["therapy-sessions"] });
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      void queries.invalidateQueries({ queryKey: ["therapists"] });
    },
  });
}

const finalCodes: ErrorCode[] = ["ERR_FORBIDDEN", "ERR_SLOT_TAKEN", "ERR_CLIENT_BUSY"];

function NotInJournal({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const email = useSessionUser()?.email;
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

/** Notices a page that did not load, in whose place the browser would show its own error page. */
function useFrameLoad(foreignPage: boolean) {
  const [isFailed, setFailed] = useState(() => !navigator.onLine);
  useEffect(() => {
    const retry = () => setFailed(false);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return {
    isFailed,
    check({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
      // The document of another origin cannot be read, and the error page of the browser is one.
      if (!foreignPage && !currentTarget.contentDocument) setFailed(true);
    },
    retry: () => setFailed(foreignPage && !navigator.onLine),
  };
}

function Frame({ therapist, practice, choice, onBooked, onLogIn }: {
  therapist: TherapistPage;
  practice: Practice;
  choice: Choice & { start: string };
  /** With the id of the person, who may just have been signed in by the frame. */
  onBooked: (person: Promise<string | null>) => void;
  onLogIn: (startsAt: Instant) => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { origin, foreignPage } = config.scheduling;
  const [height, setHeight] = useState<number>();
  const [booked, setBooked] = useState<Booked | null>(null);
  const saving = useSaveToJournal({ therapistId: therapist.id });
  const [page] = useState(() => {
    const { calendarUrl } = therapist;
    const { schedulingUrl } = practice;
    return pageForTime({ calendarUrl, schedulingUrl, startsAt: choice.start }, origin);
  });
  const [src] = useState(() => {
    const user = currentSession()?.user;
    return frameUrl(page, {
      host: location.host,
      prefill: user ? { name: user.name, email: user.email } : {},
      day: dayIn(viewerZone(), choice.start),
      ...(foreignPage ? {} : { language: currentLanguage(), meetingType: choice.type }),
      // The times are hidden from people who have not met the practitioner.
      known: therapist.acceptingNewClients !== "yes",
    });
  });
  const frame = useFrameMessages(page.origin, (message) => {
    if (message.event === "calendly.page_height") return setHeight(message.payload.height);
    if (message.event === "heaolu.login_requested") return onLogIn(message.payload.start_time);
    if (message.event !== "calendly.event_scheduled") return console.debug(message.event);
    const { event, invitee } = message.payload;
    const booking = { eventUri: event.uri, inviteeUri: invitee.uri };
    setBooked(booking);
    onBooked(signedInUser());
    saving.mutate(booking);
  });
  const { allowed, allow } = useFrameConsent(page.origin, foreignPage);
  const load = useFrameLoad(foreignPage);
  return (
    <>
      {foreignPage && saving.isPending && <Note role="status">{t("appointment.saving")}</Note>}
      {saving.error && booked && (
        <NotInJournal
          failure={saving.error}
          onRetry={() => saving.mutate(booked)}
        />
      )}
      <BookingFrame
        ref={frame}
        title={t("appointment.title", { name: therapist.name })}
        src={src}
        loadingLabel={t("appointment.loading")}
        height={height}
        onLoad={load.check}
        failure={load.isFailed && (
          <Failed
            message={`${t("appointment.failed")} ${showFailure(null)}`}
            retryLabel={t("shell.retry")}
            onRetry={load.retry}
          />
        )}
        consent={allowed ? undefined : {
          title: t("appointment.consent.title", { host: page.host }),
          text: t("appointment.consent.text", { host: page.host }),
          label: t("appointment.consent.show"),
          rememberLabel: t("appointment.consent.remember"),
          onAllow: allow,
        }}
      />
    </>
  );
}

/** Books one time of a practitioner. It stays open after the booking until the person closes it. */
export function BookingModal({ slug, choice, addressAt, onClose }: {
  slug: string;
  choice: Choice & { start: string };
  /** The address that opens this booking with another start. */
  addressAt: (startsAt: Instant) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const [booker, setBooker] = useState<Promise<string | null> | null>(null);
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const { data: therapist, error, refetch } = useQuery(therapistQuery(slug));
  const practice = therapist && practiceOf(therapist.practices, choice.practice);
  const title = therapist
    ? t("appointment.title", { name: therapist.name })
    : t("appointment.loading");
  const loginAddress = (startsAt: Instant) =>
    `/login?returnUrl=${encodeURIComponent(addressAt(startsAt))}`;
  // Only our own booking page books without an account.
  if (config.scheduling.foreignPage && !user && !isRestoring) {
    return <Navigate to={loginAddress(choice.start)} replace />;
  }
  async function close() {
    if (await booker === null) onClose();
    else void navigate("/journal");
  }
  return (
    <Dialog
      open
      size="wide"
      title={title}
      titleHidden
      closeLabel={t("shell.close")}
      onClose={() => void close()}
    >
      {error && (
        <Failed
          message={`${t("appointment.failed")} ${showFailure(error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {therapist && !practice && <Failed message={t("appointment.noPractices")} />}
      {!error && (!therapist || isRestoring) && (
        <Skeleton label={t("appointment.loading")} shape="session" />
      )}
      {therapist && practice && !isRestoring && (
        <Frame
          therapist={therapist}
          practice={practice}
          choice={choice}
          onBooked={setBooker}
          onLogIn={(start) => void navigate(loginAddress(start))}
        />
      )}
    </Dialog>
  );
}
