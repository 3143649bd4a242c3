import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { HoldRing } from "ui-kit/booking/hold-ring.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { FailureCode } from "../api/api-error.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useErrorText } from "../shell/show-failure.ts";
import type { OpenRequest } from "./booking-state.ts";
import { minutesAndSeconds } from "./hold-countdown.tsx";
import { useClock } from "./use-clock.ts";
import { type CodeEvents, useCode } from "./use-code.ts";

const holdMs = 15 * 60_000;
/** A mail takes a moment, so that a second one is not needed before. */
const againAfterMs = 30_000;
/** After other failures the same code can be sent again. */
const aboutCode: FailureCode[] = ["ERR_INVALID_CODE", "ERR_CODE_EXPIRED"];

export function CodeLead({ request }: { request: OpenRequest }) {
  const { t } = useTranslation();
  return t("confirmation.code.sentTo", { email: request.body.invitee.email });
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** How long the time is still held. */
export function RequestFoot({ request, onCorrect }: {
  request: OpenRequest;
  onCorrect: () => void;
}) {
  const { t } = useTranslation();
  const seconds = secondsUntil(request.expiresAt, useClock(1000));
  return (
    <div>
      <HoldRing left={seconds * 1000 / holdMs} role="timer">
        {t("confirmation.code.held", { left: minutesAndSeconds(seconds) })}
      </HoldRing>
      <VisuallyHidden role="status">
        {seconds <= 60 ? t("booking.hold.minute") : ""}
      </VisuallyHidden>
      <Row>
        <Button variant="quiet" small icon="arrow-left" onClick={onCorrect}>
          {t("confirmation.code.correct")}
        </Button>
      </Row>
    </div>
  );
}

function MissingMail({ request, isSending, onAgain, onCorrect }: {
  request: OpenRequest;
  isSending: boolean;
  onAgain: () => void;
  onCorrect: () => void;
}) {
  const { t } = useTranslation();
  const wait = secondsUntil(request.sentAt + againAfterMs, useClock(1000));
  return (
    <FactList
      items={[
        {
          icon: "clock",
          text: t("confirmation.code.wait"),
          detail: t("confirmation.code.waitHelp"),
        },
        {
          icon: "search",
          text: t("confirmation.code.spam"),
          detail: t("confirmation.code.spamHelp"),
        },
        {
          icon: "rotate-ccw",
          text: t("confirmation.code.again"),
          detail: t("confirmation.code.againHelp"),
          action: (
            <Button small disabled={wait > 0} pending={isSending} onClick={onAgain}>
              {wait > 0
                ? t("confirmation.code.sendIn", { left: minutesAndSeconds(wait) })
                : t("confirmation.code.send")}
            </Button>
          ),
        },
        {
          icon: "mail",
          text: t("confirmation.code.address"),
          detail: t("confirmation.code.addressHelp"),
          action: <Button small onClick={onCorrect}>{t("confirmation.code.change")}</Button>,
        },
      ]}
    />
  );
}

/** Whether the mail with the code is on its way. */
function MailState({ request, zone }: { request: OpenRequest; zone: string }) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  if (request.mail === "delayed") {
    const time = format.time(request.expiresAt);
    return <Note tone="warning" role="status">{t("confirmation.code.delayed", { time })}</Note>;
  }
  if (request.mail === "refused") {
    const { email } = request.body.invitee;
    return <Note tone="error" urgent>{t("confirmation.code.refused", { email })}</Note>;
  }
  return null;
}

/** The visitor proves their mailbox with the code from the mail. */
export function CodeStep({ request, zone, isPaidNext, onCorrect, ...events }: CodeEvents & {
  request: OpenRequest;
  zone: string;
  /** The code does not book yet: a payment follows. */
  isPaidNext: boolean;
  onCorrect: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [digits, setDigits] = useState("");
  const code = useCode(request, events);
  const { failure, work } = code;

  function codeError(): string | undefined {
    if (failure?.of !== "code") return undefined;
    const { errCode, triesLeft } = failure;
    if (errCode === "ERR_CODE_EXPIRED") return errorText(failure);
    if (errCode === "offline") return t("confirmation.code.offline");
    if (errCode !== "ERR_INVALID_CODE" || triesLeft === undefined) {
      return t("confirmation.code.failed", { reason: errorText(failure) });
    }
    return triesLeft > 0
      ? t("confirmation.code.triesLeft", { count: triesLeft })
      : t("confirmation.code.usedUp");
  }
  function sendAgain() {
    setDigits("");
    void code.sendAgain();
  }
  useEffect(() => {
    if (failure?.errCode !== "offline") return;
    const goOn = () => failure.of === "code" ? void code.confirm(digits) : sendAgain();
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  });
  const error = codeError();
  const isAboutCode = failure !== null && aboutCode.includes(failure.errCode);
  const canRepeat = failure?.of === "code" && !isAboutCode && failure.errCode !== "offline";
  const [isHelpOpen, setHelpOpen] = useState(request.mail !== "sent");
  if (error && isAboutCode && !isHelpOpen) setHelpOpen(true);
  const { email } = request.body.invitee;
  return (
    <Stack gap="group">
      <MailState request={request} zone={zone} />
      {code.isSentAgain && request.mail === "sent" && (
        <Note tone="success" icon="mail" role="status">
          {t("confirmation.code.sentAgain", { email })}
        </Note>
      )}
      <CodeField
        name="code"
        label={t(request.codeDigits ? "confirmation.code.longLabel" : "confirmation.code.label")}
        length={request.codeDigits}
        description={t(isPaidNext ? "confirmation.code.helpPaid" : "confirmation.code.help")}
        error={error}
        autoFocus
        value={digits}
        pending={work === "checking"}
        onValueChange={(typed) => {
          setDigits(typed);
          code.forgetFailure();
        }}
        onComplete={(complete) => void code.confirm(complete)}
      />
      {canRepeat && (
        <Row>
          <Button small icon="rotate-ccw" onClick={() => void code.confirm(digits)}>
            {t("shell.retry")}
          </Button>
        </Row>
      )}
      {failure?.of === "mail" && (
        <Note tone="error" urgent>
          {t("confirmation.code.notSent", { reason: errorText(failure) })}
        </Note>
      )}
      <Disclosure title={t("confirmation.code.missing")} open={isHelpOpen}>
        <MissingMail
          request={request}
          isSending={work === "sending"}
          onAgain={sendAgain}
          onCorrect={onCorrect}
        />
      </Disclosure>
    </Stack>
  );
}
