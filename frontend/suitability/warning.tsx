import { consentTerms } from "backend/domain/consent.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ClearanceNote } from "../client-questions/clearance-note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { type BookingVerdict, canAcknowledge } from "./booking-verdict.ts";
import { FittingTimes } from "./fitting-times.tsx";
import { Sharing } from "./sharing.tsx";
import { Sources } from "./sources.tsx";

const badgeOf = { caution: "caution", ask: "ask", no: "contraindicated" } as const;

function Reasons({ reasons }: Pick<BookingVerdict, "reasons">) {
  const { t } = useTranslation();
  return (
    <Stack gap="stack">
      <Stack as="ul" gap="stack">
        {reasons.map(({ rule, reason }) => (
          <li key={rule}>
            <Text as="span">{reason}</Text>
          </li>
        ))}
      </Stack>
      <Sources reasons={reasons} text={(source) => t("beforeBooking.source", { source })} />
    </Stack>
  );
}

/** The rules about a practice, for a person who skipped a question about safety. */
function Conditions({ conditions }: Pick<BookingVerdict, "conditions">) {
  const { t } = useTranslation();
  const severities = ["no", "ask", "caution"] as const;
  return (
    <Stack gap="stack">
      <Text>{t("beforeBooking.conditions.text")}</Text>
      {severities.map((severity) => {
        const shown = conditions.filter((condition) => condition.severity === severity);
        if (shown.length === 0) return null;
        return (
          <Disclosure key={severity} title={t(`beforeBooking.conditions.${severity}`)} open>
            <Stack as="ul" gap="tight">
              {shown.map(({ condition, reason }) => (
                <li key={condition + reason}>
                  <Text as="span" size="small">
                    <strong>{condition}</strong>. {reason}
                  </Text>
                </li>
              ))}
            </Stack>
          </Disclosure>
        );
      })}
    </Stack>
  );
}

/** The warnings as the practitioner would see them. */
function WarningSharing({ reasons, name, isShared, onShare }: Pick<BookingVerdict, "reasons"> & {
  name: string;
  isShared: boolean;
  onShare: (isShared: boolean) => void;
}) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <Sharing
      label={t("beforeBooking.share.label", { name })}
      shows={t("beforeBooking.share.shows", { name })}
      lines={
        <Stack as="ul" gap="tight">
          {reasons.map(({ rule, question, severity, reason }) => (
            <li key={rule}>
              <Text as="span" size="small">
                {t("beforeBooking.share.line", {
                  question,
                  verdict: t(`beforeBooking.verdict.${severity}`),
                  reason,
                })}
              </Text>
            </li>
          ))}
        </Stack>
      }
      consent={consentTerms["test-sharing"].text[language]}
      isShared={isShared}
      onShare={onShare}
    />
  );
}

/** That the practitioner lets the person book, after a question. */
function Cleared({ clearance, name }: {
  clearance: NonNullable<BookingVerdict["clearance"]>;
  name: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ClearanceNote
      text={t("beforeBooking.cleared", {
        name,
        day: format.date(clearance.clearedAt, "day"),
        until: format.date(clearance.validUntil, "numeric"),
      })}
      why={t("beforeBooking.clearedWhy", { reason: clearance.reason })}
    />
  );
}

/** Why the booking does not go on. */
function closedText({ verdict, instead }: BookingVerdict) {
  if (verdict === "ask") return "beforeBooking.text.ask";
  return instead.length > 0 ? "beforeBooking.text.no" : "beforeBooking.text.noneInstead";
}

type WarningProps = {
  verdict: BookingVerdict;
  /** The practitioner. */
  name: string;
  isRead: boolean;
  /** The person went on without having read it. */
  isMissing: boolean;
  onRead: (isRead: boolean) => void;
  /** Missing where nothing is recorded, as for a test that is not stored. */
  sharing?: { isShared: boolean; onShare: (isShared: boolean) => void } | undefined;
  /** Where the person writes a question to the practitioner. */
  askHref?: string | undefined;
  /** The free introductory call of the practitioner. */
  introHref?: string | undefined;
  /** Where links open from a page in a frame. */
  target?: { target?: string; rel?: string } | undefined;
  /** The way back. */
  children?: ReactNode;
};

/** What the test says about a practice, before it is booked. */
export function Warning(
  { verdict, name, isRead, isMissing, onRead, sharing, askHref, introHref, target = {}, children }:
    WarningProps,
) {
  const { t } = useTranslation();
  const { reasons, conditions, clearance } = verdict;
  const kind = verdict.verdict;
  const isClosed = !canAcknowledge(verdict);
  const isBlocking = ({ severity }: { severity: string }) => severity === kind;
  const milder = isClosed ? reasons.filter((reason) => !isBlocking(reason)) : [];
  const tick = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMissing) tick.current?.querySelector("input")?.focus();
  }, [isMissing]);
  return (
    <Stack gap="group">
      {kind !== "ok" && (
        <Stack gap="stack">
          <Row>
            <VerdictBadge verdict={badgeOf[kind]}>
              {t(`beforeBooking.verdict.${kind}`)}
            </VerdictBadge>
          </Row>
          <Reasons reasons={isClosed ? reasons.filter(isBlocking) : reasons} />
          {isClosed && kind !== "caution" && <Text>{t(closedText(verdict), { name })}</Text>}
          {milder.length > 0 && (
            <>
              <Text as="h2" size="label">{t("beforeBooking.also")}</Text>
              <Reasons reasons={milder} />
            </>
          )}
        </Stack>
      )}
      {kind === "ask" && clearance && <Cleared clearance={clearance} name={name} />}
      {!isClosed && conditions.length > 0 && <Conditions conditions={conditions} />}
      {!isClosed && (
        <div ref={tick}>
          <Checkbox
            label={t("beforeBooking.read.label")}
            checked={isRead}
            onCheckedChange={onRead}
            error={isMissing && !isRead ? t("beforeBooking.read.missing") : undefined}
          />
        </div>
      )}
      {!isClosed && kind !== "ok" && sharing && (
        <WarningSharing reasons={reasons} name={name} {...sharing} />
      )}
      {(kind !== "ok" || children) && (
        <Row>
          {children}
          {kind === "ask" && isClosed && askHref && (
            <Button small icon="messages-square" href={askHref} {...target}>
              {t("beforeBooking.askAction", { name })}
            </Button>
          )}
          {kind !== "ok" && (
            <Button variant="quiet" small href="/test" {...target}>
              {t("beforeBooking.changed")}
            </Button>
          )}
          {kind === "ask" && isClosed && introHref && (
            <Button small href={introHref} {...target}>
              {t("beforeBooking.intro", { name })}
            </Button>
          )}
        </Row>
      )}
      {
        /* What is loaded later comes last, so that nothing moves under a finger. */
        isClosed && <FittingTimes practices={verdict.instead} target={target} />
      }
    </Stack>
  );
}
