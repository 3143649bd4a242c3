import { useId } from "react";
import { useTranslation } from "react-i18next";
import { mainLanguage, narrowestDoorCm, parkings, profileLimits } from "backend/domain/profile.ts";
import { PinMap } from "ui-kit/booking/pin-map.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languageTabId, LanguageTabs } from "ui-kit/navigation/language-tabs.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { languageNames, languages } from "../../i18n/i18n.ts";
import { isLanguage } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { mapNames } from "../../practitioners/map-names.ts";
import { useEditor } from "./editor-context.ts";
import { useNames } from "./names.ts";
import { NumberText } from "./number-text.tsx";
import { fieldId } from "./paths.ts";
import { OnePicture } from "./one-picture.tsx";
import type { Place } from "./profile-types.ts";
import { TownField } from "./town-field.tsx";
import { useFieldError } from "./use-field-error.ts";

type Access = Place["access"];

const yesOrNo = ["stepFree", "lift", "accessibleToilet", "quietRoom"] as const;

const middleOfEstonia = { lat: 58.7, lon: 25.3 };

function usePlace(place: Place) {
  const { change } = useEditor();
  const set = (fields: Partial<Place>) =>
    change((content) => ({
      ...content,
      places: content.places.map((each) => each.id === place.id ? { ...each, ...fields } : each),
    }));
  return {
    set,
    path: (field: string) => `places.${place.id}.${field}`,
    setAccess: (fields: { [Name in keyof Access]: Access[Name] | undefined }) => {
      const all = Object.entries({ ...place.access, ...fields });
      set({ access: Object.fromEntries(all.filter(([, value]) => value !== undefined)) });
    },
  };
}

function Pin({ place }: { place: Place }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { list } = useDomainValues();
  const { placeName } = useNames();
  const { set, path } = usePlace(place);
  const errorOf = useFieldError();
  const town = list("CITY").find(({ code }) => code === place.city) ?? townNamed(place.city);
  const centre = town ?? middleOfEstonia;
  const [latitude, longitude] = [place.lat ?? centre.lat, place.lon ?? centre.lon];
  if (latitude == null || longitude == null) return null;
  const error = errorOf(path("pin"));
  return (
    <Stack gap="tight">
      <PinMap
        id={fieldId(path("pin"))}
        label={t("profile.places.map")}
        pinLabel={t("profile.places.pin", { place: placeName(place) })}
        pin={{ latitude, longitude }}
        wholeCountry={place.lat === null && !town}
        position={`${latitude.toFixed(4)}, ${longitude.toFixed(4)}`}
        names={mapNames(format.language)}
        hint={t("profile.places.pinHint")}
        zoomInLabel={t("profile.places.closer")}
        zoomOutLabel={t("profile.places.further")}
        onMove={({ latitude: lat, longitude: lon }) => set({ lat, lon })}
        movedText={(metres, direction) => t(`profile.places.moved.${direction}`, { metres })}
      />
      {place.lat === null && town && (
        <Row>
          <Text as="span" size="small">{t("profile.places.pinQuestion")}</Text>
          <Button small onClick={() => set({ lat: latitude, lon: longitude })}>
            {t("profile.places.pinIsRight")}
          </Button>
        </Row>
      )}
      {error && <StateText state="error">{error}</StateText>}
    </Stack>
  );
}

/** The town of the map that has this name in one of the languages. */
function townNamed(name: string): { lat: number; lon: number } | undefined {
  const found = languages.flatMap(mapNames)
    .find(({ kind, text }) => kind === "town" && text === name.trim());
  return found && { lat: found.latitude, lon: found.longitude };
}

function AccessFacts({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { setAccess, path } = usePlace(place);
  const { access } = place;
  const titleId = useId();
  const yesOrNoOf = (name: (typeof yesOrNo)[number]) => (
    <Select
      key={name}
      id={fieldId(path(`access.${name}`))}
      layout="row"
      label={t(`profile.access.${name}.label`)}
      groups={[{
        options: [
          { id: "unknown", label: t("profile.access.unknown") },
          { id: "true", label: t("profile.yes") },
          { id: "false", label: t("profile.no") },
        ],
      }]}
      picked={String(access[name] ?? "unknown")}
      onPick={(answer) =>
        setAccess({ [name]: answer === "unknown" ? undefined : answer === "true" })}
    />
  );
  return (
    <Stack gap="inline" role="group" aria-labelledby={titleId}>
      <Text id={titleId} size="small" weight="label">
        {t("profile.access.title")}{" "}
        <Text as="span" size="small" tone="soft" weight="body">{t("profile.access.help")}</Text>
      </Text>
      <div>
        {yesOrNo.map(yesOrNoOf)}
        <Select
          id={fieldId(path("access.parking"))}
          layout="row"
          label={t("profile.access.parking.label")}
          groups={[{
            options: [
              { id: "unknown", label: t("profile.access.unknown") },
              ...parkings.map((id) => ({ id, label: t(`profile.access.parking.${id}`) })),
            ],
          }]}
          picked={access.parking ?? "unknown"}
          onPick={(answer) => setAccess({ parking: parkings.find((each) => each === answer) })}
        />
      </div>
      <Grid gap="group" cell="narrow">
        <NumberText
          id={fieldId(path("access.steps"))}
          name={path("steps")}
          label={t("profile.access.steps.label")}
          min={0}
          max={profileLimits.steps}
          value={access.steps ?? null}
          onChange={(steps) => setAccess({ steps: steps ?? undefined })}
        />
        <NumberText
          id={fieldId(path("access.doorWidthCm"))}
          name={path("doorWidthCm")}
          label={t("profile.access.doorWidthCm.label")}
          unit={t("profile.unit.centimetres")}
          min={narrowestDoorCm}
          max={profileLimits.doorWidthCm}
          value={access.doorWidthCm ?? null}
          onChange={(doorWidthCm) => setAccess({ doorWidthCm: doorWidthCm ?? undefined })}
        />
        <TextField
          id={fieldId(path("access.publicTransport"))}
          name={path("publicTransport")}
          label={t("profile.access.publicTransport.label")}
          placeholder={t("profile.access.publicTransport.example")}
          maxLength={profileLimits.publicTransport}
          value={access.publicTransport ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setAccess({ publicTransport: value === "" ? undefined : value })}
        />
      </Grid>
    </Stack>
  );
}

function PlaceTexts({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { content, language, setLanguage } = useEditor();
  const { set, path } = usePlace(place);
  const main = mainLanguage(content);
  const panelId = `${path("texts")}`;
  const { label, arrivalNote } = place;
  return (
    <Stack gap="group">
      <LanguageTabs
        label={t("profile.texts.language")}
        panelId={panelId}
        selected={language}
        onSelect={(id) => {
          if (isLanguage(id)) setLanguage(id);
        }}
        tabs={languages.map((id) => {
          const lacks = arrivalNote[id] === "" && arrivalNote[main] !== "" ||
            label[id] === "" && label[main] !== "";
          return {
            id,
            label: languageNames[id],
            state: lacks ? "open" as const : "done" as const,
            stateText: t(lacks ? "profile.texts.state.missing" : "profile.texts.state.ready"),
          };
        })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={languageTabId(panelId, language)}>
        <Stack gap="group">
          <TextField
            id={fieldId(path(`label.${language}`))}
            name={path("label")}
            label={t("profile.fields.place.label")}
            description={t("profile.places.labelHelp")}
            lang={language}
            maxLength={profileLimits.placeLabel}
            value={label[language]}
            onChange={({ currentTarget: { value } }) =>
              set({ label: { ...label, [language]: value } })}
          />
          <TextArea
            id={fieldId(path(`arrivalNote.${language}`))}
            name={path("arrivalNote")}
            label={t("profile.fields.place.arrivalNote")}
            description={t("profile.places.arrivalHelp")}
            lang={language}
            rows={3}
            maxLength={profileLimits.arrivalNote}
            value={arrivalNote[language]}
            onChange={({ currentTarget: { value } }) =>
              set({ arrivalNote: { ...arrivalNote, [language]: value } })}
          />
        </Stack>
      </div>
    </Stack>
  );
}

export function PlaceFields({ place }: { place: Place }) {
  const { t } = useTranslation();
  const { set, path } = usePlace(place);
  const errorOf = useFieldError();

  function chooseTown(city: string, isTyped: boolean) {
    // The map moves to the town; whether the pin is right there, only the practitioner knows.
    set(isTyped ? { city } : { city, lat: null, lon: null });
  }

  return (
    <>
      <Pin place={place} />
      <Grid cell="medium" gap="group">
        <TownField
          path={path("city")}
          label={t("profile.fields.place.city")}
          town={place.city}
          onTown={chooseTown}
        />
        <TextField
          id={fieldId(path("address"))}
          name={path("address")}
          label={t("profile.fields.place.address")}
          autoComplete="off"
          maxLength={profileLimits.address}
          value={place.address}
          error={errorOf(path("address"))}
          onChange={({ currentTarget: { value } }) => set({ address: value })}
        />
      </Grid>
      <AccessFacts place={place} />
      <PlaceTexts place={place} />
      <OnePicture
        path={path("picture")}
        label={t("profile.fields.place.picture")}
        purpose="place"
        file={place.picture}
        put={(content, picture) => ({
          ...content,
          places: content.places.map((each) => each.id === place.id ? { ...each, picture } : each),
        })}
      />
    </>
  );
}
