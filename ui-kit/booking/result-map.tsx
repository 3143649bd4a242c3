import { type ComponentProps, useState } from "react";
import { Button } from "../controls/button.tsx";
import {
  areaOf,
  covers,
  type GeoPoint,
  grouped,
  isClosest,
  isNarrow,
  type MapArea,
  type MapGroup,
  onPlane,
  onScreen,
} from "./map-view.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { useMapView } from "./use-map-view.ts";
import "./result-map.css";

export type MapPin = GeoPoint & {
  id: string;
  /** The next free time: "Tue 18:15". */
  text: string;
  /** Accessible name: "Külli Mägi, Tuesday 24 November, 18:15". */
  label: string;
  /** Without a free time. */
  quiet?: boolean | undefined;
};

export type MapName = GeoPoint & {
  text: string;
  kind: "town" | "area" | "water";
  /** The pixels of a hundred metres from and until which the name is shown. */
  from?: number | undefined;
  until?: number | undefined;
};

export type ResultMapProps =
  & Omit<ComponentProps<"section">, "className" | "children" | "onSelect">
  & {
    label: string;
    pins: MapPin[];
    names: MapName[];
    /** Where the visitor is. */
    here?: (GeoPoint & { label: string }) | undefined;
    /** The pin whose card is hovered, focused or selected. */
    current?: string | undefined;
    onCurrent: (id: string | undefined) => void;
    onPick: (id: string) => void;
    /** "3 practitioners". */
    groupText: (count: number) => string;
    zoomInLabel: string;
    zoomOutLabel: string;
    /** Shown while further pins are on their way. */
    loading?: string | undefined;
    /** Shows a button once the map was moved. */
    searchHere?: { label: string; onSearch: (area: MapArea) => void } | undefined;
    /** Fills its frame without border and corners. */
    flat?: boolean | undefined;
  };

/** A map of Estonia drawn by us, with a pin for each result. It loads no tiles, so no map provider learns of visitors. */
export function ResultMap(
  {
    label,
    pins,
    names,
    here,
    current,
    onCurrent,
    onPick,
    groupText,
    zoomInLabel,
    zoomOutLabel,
    loading,
    searchHere,
    flat = false,
    ...rest
  }: ResultMapProps,
) {
  const placed = pins.map((pin) => ({ ...pin, ...onPlane(pin) }));
  const byId = new Map(placed.map((pin) => [pin.id, pin]));
  const map = useMapView(placed, pins.map(({ id }) => id).join());
  const { view, size } = map;
  const [listed, setListed] = useState<string[]>([]);
  const narrow = isNarrow(size);
  const groups = grouped(placed, view.scale, narrow);
  const areaSearch = map.isMoved ? searchHere : undefined;
  const shownList = listed.filter((id) => byId.has(id));

  function open(group: MapGroup) {
    const members = group.ids.flatMap((id) => byId.get(id) ?? []);
    const atOnePlace = grouped(members, Infinity).length === 1;
    if (isClosest(view) || atOnePlace) setListed(group.ids);
    else {
      setListed([]);
      map.showAll(members);
    }
  }

  /** A ref, because the policy of the page refuses style attributes in HTML. A transform moves nothing else. */
  function at(point: { x: number; y: number }) {
    const { x, y } = onScreen(point, view, size);
    return (element: HTMLElement | null) => {
      element?.style.setProperty("transform", `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    };
  }

  return (
    <section
      {...rest}
      {...map.gestures}
      ref={map.box}
      className="result-map"
      aria-label={label}
      data-flat={flat || undefined}
      dir="ltr"
    >
      <MapDrawing view={view} size={size} />
      <div data-part="names" aria-hidden>
        {names
          .filter(({ from = 0, until = Infinity }) => view.scale >= from && view.scale < until)
          .filter((name) =>
            !groups.some((group) => covers(group, onPlane(name), view.scale, narrow))
          )
          .map((name) => (
            <span key={name.text} data-kind={name.kind} ref={at(onPlane(name))}>
              {name.text}
            </span>
          ))}
      </div>
      {here && <span data-part="here" role="img" aria-label={here.label} ref={at(onPlane(here))} />}
      <ul data-part="pins">
        {groups.map((group) => {
          const isCurrent = current !== undefined && group.ids.includes(current);
          const pin = group.ids.length === 1 ? byId.get(group.ids[0]!) : undefined;
          return (
            <li key={group.ids[0]} ref={at(group)} data-current={isCurrent || undefined}>
              {pin
                ? (
                  <button
                    type="button"
                    aria-label={pin.label}
                    aria-current={isCurrent || undefined}
                    data-quiet={pin.quiet || undefined}
                    onPointerEnter={() => onCurrent(pin.id)}
                    onPointerLeave={() => onCurrent(undefined)}
                    onFocus={() => {
                      map.reveal(pin);
                      onCurrent(pin.id);
                    }}
                    onBlur={() => onCurrent(undefined)}
                    onClick={() => onPick(pin.id)}
                  >
                    {pin.text}
                  </button>
                )
                : (
                  <button
                    type="button"
                    data-many
                    aria-label={groupText(group.ids.length)}
                    aria-current={isCurrent || undefined}
                    aria-expanded={shownList.length > 0 && shownList[0] === group.ids[0]}
                    onFocus={() => map.reveal(group)}
                    onClick={() => open(group)}
                  >
                    {narrow ? group.ids.length : groupText(group.ids.length)}
                  </button>
                )}
            </li>
          );
        })}
      </ul>
      {shownList.length > 0 && (
        <ul data-part="list">
          {shownList.map((id) => (
            <li key={id}>
              <button type="button" onClick={() => onPick(id)}>{byId.get(id)!.label}</button>
            </li>
          ))}
        </ul>
      )}
      <p data-part="loading" role="status">{!areaSearch && loading}</p>
      {areaSearch && (
        <div data-part="area">
          <Button
            small
            icon="search"
            onClick={() => areaSearch.onSearch(areaOf(view, size))}
          >
            {areaSearch.label}
          </Button>
        </div>
      )}
      <div data-part="zoom">
        <Button icon="minus" iconOnly onClick={map.zoomOut}>{zoomOutLabel}</Button>
        <Button icon="plus" iconOnly onClick={map.zoomIn}>{zoomInLabel}</Button>
      </div>
    </section>
  );
}
