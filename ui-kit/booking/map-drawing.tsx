import { estonia } from "./estonia.ts";
import type { MapView, Size } from "./map-view.ts";
import "./map-drawing.css";

const streetsFrom = 0.7;

/** Coast, parks, roads and streets of Estonia as far as the view shows them. */
export function MapDrawing(
  { view, size: { width, height } }: { view: MapView; size: Size },
) {
  const { x, y, scale } = view;
  const move = `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-x} ${-y})`;
  const paths = (all: string[]) => all.map((d) => <path key={d} d={d} />);
  return (
    <svg
      className="map-drawing"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-near={scale >= streetsFrom || undefined}
    >
      <g transform={move}>
        <g data-part="land">{paths(estonia.land)}</g>
        <g data-part="parks">{paths(estonia.parks)}</g>
        <g data-part="lakes">{paths(estonia.lakes)}</g>
        <g data-part="rivers">{paths(estonia.rivers)}</g>
        <path data-part="border" d={estonia.border} />
        {scale >= streetsFrom && <g data-part="streets">{paths(estonia.streets)}</g>}
        <g data-part="roads">{paths(estonia.roads)}</g>
      </g>
    </svg>
  );
}
