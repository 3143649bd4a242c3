import { use, useState } from "react";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { HoldRing } from "ui-kit/booking/hold-ring.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { CodeField } from "ui-kit/controls/code-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { OpenRequest } from "./booking-state.ts";
import { minutesAndSeconds } from "./hold-countdown.tsx";
import { useClock } from "./use-clock.ts";
import { type CodeEvents, useCode } from "./use-code.ts";
import { loadErrorTexts, useConfirmationWords, useFormat, useWords } from "./words.ts";

const holdMs = 15 * 60_000;
/** A mail takes a moment, so that a second one is not needed before. */
const againAfterMs = 30_000;

export function CodeLead({ request }: { request: OpenRequest }) {
  const say = useConfirmationWords();
  return say("code.sentTo", { email: request.body.invitee.email });
}

function secondsUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

/** How long the time is still held. */
export function RequestFoot({ request, onCorrect }: {
  request: OpenRequest;
  onCorrect: () => void;
}) {
  const say = useConfirmationWords();
  const { say: sayBooking } = useWords();
  const seconds = secondsUntil(request.expiresAt, useClock(1000));
  return (
    <div>
      <HoldRing left={seconds * 1000 / holdMs} role="timer">
        {say("code.held", { left: minutesAndSeconds(seconds) })}
      </HoldRing>
      <VisuallyHidden role="status">
        {seconds <= 60 ? sayBooking("hold.minute") : ""}
      </VisuallyHidden>
      <Row>
        <Button variant="quiet" small icon="arrow-left" onClick={onCorrect}>
          {say("code.correct")}
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
  const say = useConfirmationWords();
  const wait = secondsUntil(request.sentAt + againAfterMs, useClock(1000));
  return (
    <FactList
      items={[
        { icon: "clock", text: say("code.wait"), detail: say("code.waitHelp") },
        { icon: "search", text: say("code.spam"), detail: say("code.spamHelp") },
        {
          icon: "rotate-ccw",
          text: say("code.again"),
          detail: say("code.againHelp"),
          action: (
            <Button small disabled={wait > 0} pending={isSending} onClick={onAgain}>
              {wait > 0 ? say("code.sendIn", { left: minutesAndSeconds(wait) }) : say("code.send")}
            </Button>
          ),
        },
        {
          icon: "mail",
          text: say("code.address"),
          detail: say("code.addressHelp"),
          action: <Button small onClick={onCorrect}>{say("code.change")}</Button>,
        },
      ]}
    />
  );
}

/** Whether the mail with the code is on its way. */
function MailState({ request, zone }: { request: OpenRequest; zone: string }) {
  const say = useConfirmationWords();
  const format = useFormat(zone);
  if (request.mail === "delayed") {
    const time = format.time(request.expiresAt);
    return <Note tone="warning" role="status">{say("code.delayed", { time })}</Note>;
  }
  if (request.mail === "refused") {
    const { email } = request.body.invitee;
    return <Note tone="error" urgent>{say("code.refused", { email })}</Note>;
  }
  return null;
}

/** The visitor proves their mailbox with the code from the mail. */
export function CodeStep({ request, zone, onCorrect, ...events }: CodeEvents & {
  request: OpenRequest;
  zone: string;
  onCorrect: () => void;
}) {
  const say = useConfirmationWords();
  const errorText = use(loadErrorTexts(useWords().language));
  const [digits, setDigits] = useState("");
  const code = useCode(request, events);
  const { failure, work } = code;

  function codeError(): string | undefined {
    if (failure?.of !== "code") return undefined;
    const { errCode, triesLeft } = failure;
    if (errCode === "ERR_CODE_EXPIRED") return errorText(errCode);
    if (errCode !== "ERR_INVALID_CODE" || triesLeft === undefined) {
      return say("code.failed", { reason: errorText(errCode) });
    }
    return triesLeft > 0 ? say("code.triesLeft", { count: triesLeft }) : say("code.usedUp");
  }
  function sendAgain() {
    setDigits("");
    void code.sendAgain();
  }
  const error = codeError();
  const [isHelpOpen, setHelpOpen] = useState(request.mail !== "sent");
  if (error && !isHelpOpen) setHelpOpen(true);
  const { email } = request.body.invitee;
  return (
    <Stack gap="group">
      <MailState request={request} zone={zone} />
      {code.isSentAgain && request.mail === "sent" && (
        <Note tone="success" icon="mail" role="status">{say("code.sentAgain", { email })}</Note>
      )}
      <CodeField
        name="code"
        label={say("code.label")}
        description={say("code.help")}
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
      {failure?.of === "mail" && (
        <Note tone="error" urgent>
          {say("code.notSent", { reason: errorText(failure.errCode) })}
        </Note>
      )}
      <Disclosure title={say("code.missing")} open={isHelpOpen}>
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
