import { useTranslation } from "react-i18next";
import { DayHeading } from "ui-kit/booking/day-heading.tsx";
import { Slot } from "ui-kit/booking/slot.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { freeTimesId } from "../../addresses.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { type Choice, useChoice } from "../../appointment/booking-choice.ts";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { usePracticeName, usePriceText } from "./practice-texts.ts";
import type { Times } from "./use-times.ts";

/** For browsers without scripts: each free time of the week opens the booking page. */
export function TimeLinks({ therapist, chosen, times }: {
  therapist: TherapistPage;
  chosen: Practice;
  times: Times;
}) {
  const format = useFormat();
  const calendar = useFormat("UTC");
  const nameOf = usePracticeName();
  const textOf = usePracticeText();
  const hrefOf = useTimesHref();
  const others = therapist.practices.filter(({ id }) => id !== chosen.id);
  return (
    <Stack gap="group">
      <Text>{nameOf(chosen)} · {textOf(chosen)}</Text>
      {[...times.allDays].map(([day, free]) => (
        <Stack key={day} gap="tight">
          <DayHeading day={calendar.opening(calendar.date(noonOf(day), "spoken"))} />
          <Row>
            {free.map(({ start_time, scheduling_url }) => (
              <Slot
                key={start_time}
                href={scheduling_url}
                time={format.time(start_time)}
                dateTime={start_time}
              />
            ))}
          </Row>
        </Stack>
      ))}
      {times.empty && <FirstTime times={times} />}
      {others.length > 0 && (
        <Stack as="ul" gap="tight">
          {others.map((each) => (
            <li key={each.id}>
              <Link href={hrefOf({ practice: each.id, type: null, day: null, start: null })}>
                {nameOf(each)}
              </Link>{" "}
              · {textOf(each)}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function FirstTime({ times }: { times: Times }) {
  const { t } = useTranslation();
  const format = useFormat();
  const hrefOf = useTimesHref();
  const first = times.first.data;
  if (!first) return <Text>{t("therapist.times.none")}</Text>;
  const { start_time } = first;
  return (
    <Text>
      {t("therapist.times.first", {
        day: format.date(start_time, "spoken"),
        time: format.time(start_time),
      })}{" "}
      <Link href={hrefOf({ day: dayIn(times.zone, start_time), start: null })}>
        {t("therapist.times.show")}
      </Link>
    </Text>
  );
}

function usePracticeText() {
  const format = useFormat();
  const priceOf = usePriceText();
  return (practice: Practice) =>
    `${format.minutes(practice.durationMinutes)} · ${priceOf(practice)}`;
}

function useTimesHref() {
  const { addressWith } = useChoice();
  return (part: Partial<Choice>) => `${addressWith(part)}#${freeTimesId}`;
}
