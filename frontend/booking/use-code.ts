import { useEffect, useRef, useState } from "react";
import { ApiError, type FailureCode, failureCode } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { storeHint } from "../api/sign-in-hint.ts";
import { bookedByCode } from "./booked.ts";
import type { components } from "../api/schema.d.ts";
import type { Booked, OpenRequest, SentRequest } from "./booking-state.ts";
import { sharesSession } from "./embed.ts";
import type { SessionOrder } from "./session-orders.ts";
import { requestAgain } from "./send-booking.ts";

const pollMs = 3000;

/** After these the code or the request can be sent again; every other refusal is about the booking itself. */
const repeatable: FailureCode[] = [
  "offline",
  "ERR_INVALID_CODE",
  "ERR_CODE_EXPIRED",
  "ERR_TOO_MANY_REQUESTS",
  "ERR_REQUEST_IN_PROGRESS",
  "ERR_PROVIDER_UNAVAILABLE",
  "ERR_MAINTENANCE",
  "ERR_UNAVAILABLE",
  "ERR_INTERNAL",
];

export type CodeEvents = {
  onBooked: (booked: Booked) => void;
  onSent: (sent: SentRequest) => void;
  onOrdered: (order: SessionOrder, signedIn: boolean) => void;
  onRequested: (request: OpenRequest) => void;
  onExpired: () => void;
  onRefused: (reason: ApiError) => void;
};

type Outcome = Pick<components["schemas"]["ConfirmedBooking"], "booking" | "request" | "order">;

type Failure = {
  of: "code" | "mail";
  errCode: FailureCode;
  triesLeft: number | undefined;
  retryAfterSeconds: number | undefined;
};

function failureOf(of: Failure["of"], reason: unknown): Failure {
  const known = reason instanceof ApiError ? reason : null;
  return {
    of,
    errCode: failureCode(reason),
    triesLeft: known?.problem.triesLeft,
    retryAfterSeconds: known?.retryAfterSeconds,
  };
}

function readRequest({ id, secret }: OpenRequest) {
  return ok(api.GET("/api/booking-requests/{id}", {
    params: { path: { id }, header: { "x-booking-secret": secret } },
  }));
}

function confirmRequest({ id, secret }: OpenRequest, code: string) {
  return ok(api.POST("/api/booking-requests/{id}/confirm", {
    params: { path: { id } },
    body: { secret, code },
  }));
}

/** Confirms a request with its code, or notices that the link confirmed it on another device. */
export function useCode(request: OpenRequest, events: CodeEvents) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const [work, setWork] = useState<"none" | "checking" | "sending">("none");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSentAgain, setSentAgain] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    let ended = false;
    async function look() {
      if (isBusy.current || document.hidden) return;
      const state = await readRequest(request).catch((reason) => reason);
      if (ended || isBusy.current) return;
      if (state instanceof ApiError && state.errCode === "ERR_NOT_FOUND") return expire();
      if (state.booking || state.request || state.order) {
        ended = true;
        return finish(latest.current, request, { ...state, signedIn: false });
      }
      if (state.status === "expired") expire();
    }
    function expire() {
      ended = true;
      latest.current.onExpired();
    }
    const timer = setInterval(look, pollMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      ended = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [request]);

  /** Returns the answer, or null when `request` came to its end or `failure` says what is wrong. */
  async function run<Answer>(of: Failure["of"], work: () => Promise<Answer>) {
    isBusy.current = true;
    setWork(of === "code" ? "checking" : "sending");
    setFailure(null);
    setSentAgain(false);
    try {
      return await work();
    } catch (reason) {
      const { errCode } = failureOf(of, reason);
      if (errCode === "ERR_HOLD_EXPIRED" || errCode === "ERR_NOT_FOUND") latest.current.onExpired();
      else if (reason instanceof ApiError && !repeatable.includes(errCode)) {
        latest.current.onRefused(reason);
      } else setFailure(failureOf(of, reason));
      return null;
    } finally {
      isBusy.current = false;
      setWork("none");
    }
  }

  return {
    work,
    failure,
    isSentAgain,
    forgetFailure: () => setFailure(null),
    async confirm(code: string) {
      const answer = await run("code", () => confirmRequest(request, code));
      if (!answer) return;
      const signedIn = answer.signedIn && sharesSession();
      if (signedIn) storeHint(true);
      finish(latest.current, request, { ...answer, signedIn });
    },
    async sendAgain() {
      const requested = await run("mail", () => requestAgain(request));
      if (!requested) return;
      setSentAgain(true);
      latest.current.onRequested(requested);
    },
  };
}

function finish(
  { onBooked, onSent, onOrdered }: CodeEvents,
  { body }: OpenRequest,
  { booking, request: sent, order, signedIn }: Outcome & { signedIn: boolean },
) {
  if (booking) onBooked(bookedByCode(booking, { signedIn }));
  else if (order) onOrdered(order, signedIn);
  else if (sent) onSent({ ...sent, email: body.invitee.email, isSignedIn: signedIn });
}
