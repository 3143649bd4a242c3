import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { ComboBox } from "ui-kit/controls/combo-box.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDurationText } from "../../availability/use-time-words.ts";
import type { OnOpen } from "./dialogs.tsx";
import { draftOf } from "./draft.ts";
import type { DraftEditor } from "./use-draft-editor.ts";
import { usePlaceName, useProblemText } from "./use-labels.ts";
import { useZoneOptions } from "./use-zone-options.ts";

function TimeZoneField({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, change, problems, availability } = editor;
  const { timeZone } = draft;
  const options = useZoneOptions(timeZone);
  const serverProblem = problems.find(({ location }) => location.at === "zone");
  return (
    <Stack gap="stack">
      <ComboBox
        label={t("availability.zone.label")}
        description={t("availability.zone.help")}
        groups={[{ options }]}
        picked={timeZone}
        noResults={t("availability.zone.nothing")}
        error={serverProblem && problemText(serverProblem)}
        onPick={(zone) => zone && change((before) => ({ ...before, timeZone: zone }), "zone")}
      />
      {timeZone !== draftOf(availability).timeZone && (
        <Note>{t("availability.zone.bookedStay")}</Note>
      )}
    </Stack>
  );
}

/** The travel times that differ from that of the rules. */
function TravelTimes({ editor: { draft } }: { editor: DraftEditor }) {
  const placeName = usePlaceName(draft);
  const durationText = useDurationText();
  if (draft.travelTimes.length === 0) return null;
  return (
    <Stack as="ul" gap="tight">
      {draft.travelTimes.map(({ fromPlaceId, toPlaceId, minutes }) => (
        <li key={`${fromPlaceId} ${toPlaceId}`}>
          <Text as="span" size="small" tone="soft">
            {`${placeName(fromPlaceId)} – ${placeName(toPlaceId)}: ${durationText(minutes)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

export function Places({ editor, onOpen }: { editor: DraftEditor; onOpen: OnOpen }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { draft, problems } = editor;
  return (
    <Section heading={t("availability.place.title")}>
      {draft.places.length === 0 && <Text tone="soft">{t("availability.place.none")}</Text>}
      <Stack as="ul" gap="inline">
        {draft.places.map((place) => {
          const serverProblem = problems.find(({ location }) =>
            location.at === "place" && location.placeId === place.id
          );
          return (
            <li key={place.id}>
              <Row justify="between" wrap={false}>
                <Row wrap={false}>
                  <Icon name="map-pin" size="small" />
                  <Text as="span">{place.name}</Text>
                </Row>
                <Row wrap={false} gap="tight">
                  <Button
                    variant="quiet"
                    small
                    icon="pencil"
                    iconOnly
                    onClick={() => onOpen({ form: "place", place })}
                  >
                    {t("availability.place.renameOf", { name: place.name })}
                  </Button>
                  <Button
                    variant="quiet"
                    small
                    icon="trash-2"
                    iconOnly
                    onClick={() => onOpen({ form: "place-removal", place })}
                  >
                    {t("availability.place.removeOf", { name: place.name })}
                  </Button>
                </Row>
              </Row>
              {serverProblem && <Note tone="error">{problemText(serverProblem)}</Note>}
            </li>
          );
        })}
      </Stack>
      <Row>
        <Button small icon="plus" onClick={() => onOpen({ form: "place", place: null })}>
          {t("availability.place.add")}
        </Button>
        {draft.places.length > 1 && (
          <Button
            small
            icon="clock"
            onClick={() => onOpen({ form: "travel" })}
          >
            {t("availability.travel.open")}
          </Button>
        )}
      </Row>
      <TravelTimes editor={editor} />
      <TimeZoneField editor={editor} />
    </Section>
  );
}
