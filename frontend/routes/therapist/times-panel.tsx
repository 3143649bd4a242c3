import { useTranslation } from "react-i18next";
import { BookingPanel } from "ui-kit/booking/booking-panel.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesId } from "../../addresses.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import type { FreeTime } from "../../booking/free-time-queries.ts";
import { orderHref } from "../../booking/session-orders.ts";
import { WeekTimes } from "../../booking/week-times.tsx";
import { config } from "../../config.ts";
import { clocksDiffer, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { choiceOfPractice, meetingTypeOf, useChoice } from "../../appointment/booking-choice.ts";
import { usePracticeName, usePriceText } from "./practice-texts.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { cancelText, feeText } from "../../practitioners/policy-text.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { TimeLinks } from "./time-links.tsx";
import type { Times } from "./use-times.ts";
import { useWaits } from "./use-waits.ts";
import { FullTimes } from "../../waiting-lists/full-times.tsx";
import { WaitingListButton } from "./waiting-list-button.tsx";

const hourMs = 3_600_000;

function useTerms(
  therapist: TherapistPage,
  practice: Practice,
  picked: FreeTime | undefined,
): string {
  const { t } = useTranslation();
  const format = useFormat();
  const { choice } = useChoice();
  const now = useRenderTime();
  if (!picked) return "";
  const seats = practice.seats > 1
    ? `${
      format.opening(
        t("therapist.times.seats", { count: picked.invitees_remaining, all: practice.seats }),
      )
    }. `
    : "";
  if (practice.priceCents === 0) return `${seats}${t("therapist.times.costsNothing")}`;
  const until = Date.parse(picked.start_time) - therapist.cancellationNoticeHours * hourMs;
  const { priceCents } = practice;
  const words = { t, format, now };
  const terms = until > now
    ? `${t("therapist.times.freeUntil", { day: format.date(until), time: format.time(until) })} ${
      feeText(therapist, priceCents, words)
    }`
    : cancelText(therapist, { priceCents, startsAt: picked.start_time }, words);
  const cancelling = `${seats}${terms}`;
  const meeting = meetingTypeOf(practice, choice.type, picked);
  if (therapist.prepaid && priceCents > 0) return `${cancelling} ${t("therapist.times.payBefore")}`;
  return meeting === "IN_PERSON" ? `${cancelling} ${t("therapist.times.payOnSite")}` : cancelling;
}

function PracticeChoice({ therapist, practice, type }: {
  therapist: TherapistPage;
  practice: Practice;
  type: string | null;
}) {
  const { t } = useTranslation();
  const nameOf = usePracticeName();
  const format = useFormat();
  const { change } = useChoice();
  const priceOf = usePriceText();
  const hint = (each: Practice) =>
    [
      priceOf(each),
      format.minutes(each.durationMinutes),
      ...each.seats > 1 ? [t("shell.groupOf", { count: each.seats })] : [],
    ].join(" · ");
  return (
    <Select
      layout="plain"
      label={t("therapist.times.practice")}
      picked={practice.id}
      onPick={(id) => {
        const chosen = therapist.practices.find((each) => each.id === id);
        if (chosen) change(choiceOfPractice(chosen, type));
      }}
      groups={[{
        options: therapist.practices.map((each) => ({
          id: each.id,
          label: nameOf(each),
          hint: hint(each),
        })),
      }]}
    />
  );
}

function MeetingChoice({ practice, times }: { practice: Practice; times: Times }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { change } = useChoice();
  const types = practice.meetingTypes;
  if (types.length < 2) return null;
  return (
    <Stack gap="tight">
      <RadioGroup
        variant="segments"
        label={t("therapist.times.meeting")}
        labelHidden
        picked={times.type ?? undefined}
        onPick={(type) => change({ type, start: null })}
        options={types.map((type) => ({ value: type, label: label("MEETING_TYPE", type) }))}
      />
      {times.noneOfType && <Text tone="soft" size="small">{t("therapist.times.noneOfType")}</Text>}
    </Stack>
  );
}

function IntroCall({ practices, chosen }: { practices: Practice[]; chosen: Practice }) {
  const { t } = useTranslation();
  const { addressWith } = useChoice();
  const intro = practices.find((practice) => practice.intro);
  if (!intro || intro.id === chosen.id) return null;
  const href = addressWith({ practice: intro.id, type: null, day: null, start: null });
  return (
    <Link href={`${href}#${freeTimesId}`}>
      <Icon name="phone" size="small" />{" "}
      {t("therapist.times.introCall", { count: intro.durationMinutes })}
    </Link>
  );
}

export function TimesPanel({ therapist, practice, times, onBook }: {
  therapist: TherapistPage;
  practice: Practice;
  times: Times;
  onBook: (time: FreeTime) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const there = useFormat(therapist.timeZone);
  const { change, addressWith } = useChoice();
  const terms = useTerms(therapist, practice, times.picked);
  const { picked } = times;
  const foreign = picked && clocksDiffer(times.zone, therapist.timeZone, picked.start_time);
  const zone = format.opening(format.zone());
  const offersIntro = therapist.practices.some((each) => each.intro && each.id !== practice.id);
  const waits = useWaits(therapist);
  const offersList = config.scheduling.capabilities.holds && (waits || times.empty);
  const hasGroups = config.scheduling.capabilities.holds && practice.seats > 1;
  const intro = <IntroCall practices={therapist.practices} chosen={practice} />;
  return (
    <BookingPanel
      id={freeTimesId}
      loading={times.isPending}
      heading={t("therapist.times.title")}
      zone={foreign ? t("therapist.times.yourZone", { zone: format.zone() }) : zone}
      action={times.toPay
        ? (
          <ShowAt from="columns">
            <Button variant="primary" block href={orderHref(times.toPay)} reload>
              {t("therapist.times.pay", { amount: format.money(times.toPay.restCents) })}
            </Button>
          </ShowAt>
        )
        : picked && (
          <ShowAt from="columns">
            <Button variant="primary" block onClick={() => onBook(picked)}>
              {t("therapist.times.book", {
                day: format.date(picked.start_time),
                time: format.time(picked.start_time),
              })}
            </Button>
          </ShowAt>
        )}
      terms={picked && !times.toPay && (
        <>
          {foreign && t("therapist.times.there", {
            zone: there.zone(),
            day: there.date(picked.start_time),
            time: there.time(picked.start_time),
          })} {terms}
        </>
      )}
      withoutScripts={<TimeLinks therapist={therapist} chosen={practice} times={times} />}
      footer={(offersIntro || offersList || hasGroups) && (
        <Stack>
          {hasGroups && (
            <FullTimes
              eventType={practice.eventTypeUri}
              from={times.from}
              days={8}
              isShown={({ startsAt }) => times.week.includes(dayIn(times.zone, startsAt))}
              except={times.own?.start_time ?? null}
              addressAt={(startsAt) =>
                addressWith({
                  practice: practice.id,
                  day: dayIn(times.zone, startsAt),
                  start: null,
                })}
            />
          )}
          {offersIntro && intro}
          {offersList && <WaitingListButton therapist={therapist} />}
        </Stack>
      )}
    >
      <PracticeChoice therapist={therapist} practice={practice} type={times.type} />
      <MeetingChoice practice={practice} times={times} />
      <WeekTimes times={times} onChoose={(part) => change({ ...part, type: times.type })} />
    </BookingPanel>
  );
}
