import type { ComponentProps } from "react";
import { drawMap } from "./map-drawing.ts";
import "./static-map.css";

export type StaticMapProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Accessible name, e.g. "Map: Poska 12, Tallinn". */
  label: string;
  /** Written beside the pin. */
  place: string;
};

/** Where it is, drawn by the house itself: no tiles, no tracker, follows the mode. */
export function StaticMap({ latitude, longitude, label, place, ...rest }: StaticMapProps) {
  const { water, park, roads, lanes } = drawMap(latitude, longitude);
  return (
    <div {...rest} className="static-map">
      <svg viewBox="0 0 720 240" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
        <path data-part="water" d={water} />
        <path data-part="park" d={park} />
        <g data-part="lanes">{lanes.map((d) => <path key={d} d={d} />)}</g>
        <g data-part="roads">{roads.map((d) => <path key={d} d={d} />)}</g>
        <g data-part="pin" transform="translate(360 132)">
          <circle r="30" />
          <path d="M0-30c11 0 19 8 19 19C19 3 0 20 0 20S-19 3-19-11c0-11 8-19 19-19Z" />
          <circle data-part="eye" cy="-11" r="6.5" />
        </g>
        <text x="392" y="128">{place}</text>
      </svg>
    </div>
  );
}
