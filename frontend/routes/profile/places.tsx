import { useTranslation } from "react-i18next";
import { profileLimits } from "backend/domain/profile.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { FoldItem } from "ui-kit/layout/fold-item.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useEditor } from "./editor-context.ts";
import { useNames } from "./names.ts";
import { fieldId } from "./paths.ts";
import { PlaceFields } from "./place-fields.tsx";
import type { Place } from "./profile-types.ts";
import { RemovedParts } from "./removed-parts.tsx";
import { useLeaving } from "./use-leaving.ts";

const noText = { et: "", en: "", ru: "" };

/** Has no pin until the practitioner has moved or confirmed the one that is shown. */
function newPlace(city: string): Place {
  return {
    id: crypto.randomUUID(),
    city,
    address: "",
    lat: null,
    lon: null,
    label: noText,
    access: {},
    arrivalNote: noText,
    picture: null,
  };
}

export function Places() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { placeName } = useNames();
  const onBlur = useLeaving();
  const { content, begin, change, remove, opened, toggle, missing, problems } = useEditor();
  const { places, city } = content;

  function add() {
    const place = newPlace(city);
    change((content) => ({ ...content, places: [...content.places, place] }));
    begin(place.id, `places.${place.id}.${city === "" ? "city" : "address"}`);
  }

  function removePlace(place: Place) {
    const { id } = place;
    const at = places.indexOf(place);
    remove({
      ...{ id, list: "places", name: placeName(place), path: `places.${id}.address` },
      putBack: (content) => ({ ...content, places: content.places.toSpliced(at, 0, place) }),
    }, (content) => ({ ...content, places: content.places.filter((each) => each.id !== id) }));
  }

  return (
    <>
      <Text size="small" tone="soft">{t("profile.places.help")}</Text>
      <div id={fieldId("places")} onBlur={onBlur}>
        <OrderList
          items={places.map((place) => {
            const name = placeName(place);
            const isOpen = opened.has(place.id);
            const wrong = [...missing, ...problems].filter(({ path }) =>
              path.startsWith(`places.${place.id}.`)
            );
            return {
              id: place.id,
              name,
              content: (
                <FoldItem
                  title={name}
                  note={isOpen ? undefined : wrong.length > 0
                    ? (
                      <StateText state="error">
                        {t("profile.count.missing", { count: wrong.length })}
                      </StateText>
                    )
                    : place.city !== "" && place.address !== "" && label("CITY", place.city)}
                  open={isOpen}
                  onToggle={() => toggle(place.id)}
                  toggleLabel={t(isOpen ? "profile.close" : "profile.change", { name })}
                >
                  <PlaceFields place={place} />
                  <Row>
                    <Button
                      variant="quiet"
                      small
                      icon="trash-2"
                      onClick={() => removePlace(place)}
                    >
                      {t("profile.places.remove")}
                    </Button>
                  </Row>
                </FoldItem>
              ),
            };
          })}
          onOrder={(ids) =>
            change((content) => ({
              ...content,
              places: ids.flatMap((id) => content.places.filter((each) => each.id === id)),
            }))}
          handleLabel={(name) => t("profile.order.handle", { name })}
          movedText={(name, position, count) =>
            t("profile.order.moved", { name, position, all: count })}
        />
      </div>
      <RemovedParts list="places" />
      {places.length < profileLimits.places && (
        <Row>
          <Button small icon="plus" onClick={add}>{t("profile.places.add")}</Button>
        </Row>
      )}
    </>
  );
}
