import { useTranslation } from "react-i18next";
import { Select } from "ui-kit/controls/select.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import type { DayRange, Draft } from "./draft.ts";
import { endOf, minutesOf, timeOf } from "./minutes.ts";
import { usePlaceName } from "./use-words.ts";

/** Hours while they are written: a time that is not whole yet is undefined. */
export type WrittenRange = {
  from: string | undefined;
  to: string | undefined;
  placeId: string | null;
};

export type RangeErrors = { from?: string | undefined; to?: string | undefined; place?: string };

const video = "video";

export function writtenOf({ fromMinute, toMinute, placeId }: DayRange): WrittenRange {
  return { from: timeOf(fromMinute), to: timeOf(toMinute), placeId };
}

/** The hours that were written; null while they are not whole. */
export function rangeOf({ from, to, placeId }: WrittenRange): DayRange | null {
  if (from === undefined || to === undefined) return null;
  return { fromMinute: minutesOf(from), toMinute: endOf(to), placeId };
}

/** From, until, and where. */
export function RangeFields({ range, draft, errors = {}, onChange }: {
  range: WrittenRange;
  draft: Draft;
  errors?: RangeErrors | undefined;
  onChange: (range: WrittenRange) => void;
}) {
  const { t } = useTranslation();
  const placeName = usePlaceName(draft);
  const ids = [...draft.places.map(({ id }) => id), video];
  const nameOf = (id: string) => placeName(id === video ? null : id);
  return (
    <Stack gap="group">
      <Row gap="group" align="start">
        <TimeField
          label={t("availability.range.from")}
          value={range.from}
          error={errors.from}
          onValue={(from) => onChange({ ...range, from })}
        />
        <TimeField
          label={t("availability.range.to")}
          value={range.to}
          error={errors.to}
          onValue={(to) => onChange({ ...range, to })}
        />
      </Row>
      <Select
        label={t("availability.range.place")}
        groups={[{ options: ids.map((id) => ({ id, label: nameOf(id) })) }]}
        picked={range.placeId ?? video}
        error={errors.place}
        onPick={(id) => onChange({ ...range, placeId: id === video ? null : id })}
      />
    </Stack>
  );
}
