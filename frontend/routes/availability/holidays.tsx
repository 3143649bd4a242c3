import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Day } from "../../days.ts";
import type { Open } from "./dialogs.tsx";
import { weekdayOf } from "./draft.ts";
import type { Editing } from "./use-editor.ts";
import { useDayText } from "./use-words.ts";

/** The public holidays ahead: closed, or worked on as on a day of its own. */
export function Holidays({ editing, onOpen }: { editing: Editing; onOpen: Open }) {
  const { t } = useTranslation();
  const sayDay = useDayText();
  const { draft, availability } = editing;
  const isClosed = draft.settings.closedOnPublicHolidays;
  const worked = new Set(
    draft.exceptions.filter(({ ranges }) => ranges.length > 0).map(({ date }) => date),
  );
  function work(date: Day) {
    const usual = draft.rules.filter(({ weekday }) => weekday === weekdayOf(date));
    const first = { fromMinute: 600, toMinute: 840, placeId: draft.places[0]?.id ?? null };
    const ranges = usual.length > 0
      ? usual.map(({ fromMinute, toMinute, placeId }) => ({ fromMinute, toMinute, placeId }))
      : [first];
    onOpen({ form: "exception", exception: { date, note: "", ranges }, isNew: true });
  }
  return (
    <Disclosure
      title={t("availability.holiday.title")}
      aside={
        <Badge>{t("availability.holiday.count", { count: availability.holidays.length })}</Badge>
      }
    >
      <Stack gap="stack">
        {!isClosed && <Text size="small" tone="soft">{t("availability.holiday.asUsual")}</Text>}
        <Stack as="ul" gap="tight">
          {availability.holidays.map(({ date, name }) => (
            <li key={date}>
              <Row justify="between">
                <Stack gap="none">
                  <Text as="b" size="small" weight="strong">{sayDay.short(date)}</Text>
                  <Text as="span" size="small" tone="soft">{name}</Text>
                </Stack>
                {isClosed && worked.has(date) && (
                  <Badge tone="good" icon="check">{t("availability.holiday.worked")}</Badge>
                )}
                {isClosed && !worked.has(date) && (
                  <Button
                    variant="quiet"
                    small
                    onClick={() => work(date)}
                  >
                    {t("availability.holiday.work")}
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </Stack>
      </Stack>
    </Disclosure>
  );
}
