import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useMissingConsent } from "../api/consents.ts";
import { useDomainValues } from "../api/domain-values.ts";
import type { TherapistPage } from "../api/therapists.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { ConsentTerms } from "../therapy-sessions/consent-terms.tsx";
import { type WaitingList, type Wish } from "./queries.ts";
import { useJoin } from "./use-list-changes.ts";
import { partsOfDay, useWeekdayName, weekdays } from "./use-wish-text.ts";

const anything: Wish = { weekdays: [], partsOfDay: [], meetingType: null, practiceId: null };
const any = "any";

function toggled<Value>(values: readonly Value[], value: Value, order: readonly Value[]): Value[] {
  return order.filter((each) => each === value ? !values.includes(each) : values.includes(each));
}

function Toggles<Value extends string | number>({ label, values, picked, nameOf, onPick }: {
  label: string;
  values: readonly Value[];
  picked: readonly Value[];
  nameOf: (value: Value) => string;
  onPick: (values: Value[]) => void;
}) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id}>
      <Text size="small" tone="soft" id={id}>{label}</Text>
      <Row gap="tight">
        {values.map((value) => (
          <Chip
            key={value}
            pressed={picked.includes(value)}
            onClick={() => onPick(toggled(picked, value, values))}
          >
            {nameOf(value)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}

/** Joins the waiting list, or changes what the person waits for. */
export function JoinDialog({ therapist, place, onClose }: {
  therapist: TherapistPage;
  place: WaitingList | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const showFailure = useShowFailure();
  const weekdayName = useWeekdayName();
  const consent = useMissingConsent("bookings", true);
  const join = useJoin(therapist.id);
  const form = useId();
  const [wish, setWish] = useState<Wish>(place ?? anything);
  const { name } = therapist;
  const practices = therapist.practices.filter(({ intro }) => !intro);
  const meetingTypes = [...new Set(practices.flatMap((practice) => practice.meetingTypes))];
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });

  function send() {
    const { weekdays, partsOfDay, meetingType, practiceId } = wish;
    join.mutate({ weekdays, partsOfDay, meetingType, practiceId }, {
      onSuccess: () => {
        onClose();
        const message = t(place ? "waiting.join.saved" : "waiting.join.done");
        void notify({ tone: "success", message });
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("waiting.join.title", { name })}
      closeLabel={t("waiting.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={join.isPending}>
          {t(place ? "waiting.join.save" : "waiting.join.button")}
        </Button>
      }
    >
      <Form id={form} onSend={send} noValidate>
        <Stack gap="group">
          <Text tone="soft">{t("waiting.join.text")}</Text>
          <Toggles
            label={t("waiting.join.days")}
            values={weekdays}
            picked={wish.weekdays}
            nameOf={weekdayName}
            onPick={(weekdays) => change({ weekdays })}
          />
          <Toggles
            label={t("waiting.join.parts")}
            values={partsOfDay}
            picked={wish.partsOfDay}
            nameOf={(part) => t(`waiting.part.${part}`)}
            onPick={(partsOfDay) => change({ partsOfDay })}
          />
          {meetingTypes.length > 1 && (
            <RadioGroup
              variant="segments"
              label={t("waiting.join.meeting")}
              picked={wish.meetingType ?? any}
              onPick={(type) =>
                change({ meetingType: type === any ? null : type as Wish["meetingType"] })}
              options={[
                { value: any, label: t("waiting.join.either") },
                ...meetingTypes.map((type) => ({
                  value: type,
                  label: label("MEETING_TYPE", type),
                })),
              ]}
            />
          )}
          {practices.length > 1 && (
            <Select
              label={t("waiting.join.practice")}
              picked={wish.practiceId ?? any}
              onPick={(id) => change({ practiceId: id === any ? null : id })}
              groups={[{
                options: [
                  { id: any, label: t("waiting.join.anyPractice") },
                  ...practices.map(({ id, type, durationMinutes, priceCents }) => ({
                    id,
                    label: label("THERAPY_TYPE", type),
                    hint: `${format.money(priceCents)} · ${format.minutes(durationMinutes)}`,
                  })),
                ],
              }]}
            />
          )}
          {consent && <ConsentTerms consent={consent} />}
          {join.error && <Note tone="error" urgent>{showFailure(join.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
