import type { ComponentProps } from "react";
import { ringPath, seededRandom } from "../layout/ring-drawing.ts";
import "./static-map.css";

export type StaticMapProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  label: string;
  place: string;
};

const [width, height] = [720, 240];

/** Path data of an imaginary street plan; the same coordinates always give the same drawing. */
function drawMap(latitude: number, longitude: number) {
  const random = seededRandom(`${latitude.toFixed(4)} ${longitude.toFixed(4)}`);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  const across = (y: number) =>
    `M-10 ${y}C${between(140, 220)} ${y - between(-14, 14)} ${between(300, 380)} ${
      y + between(-12, 20)
    } ${between(430, 500)} ${y + between(-10, 10)}S${between(600, 660)} ${
      y + between(-16, 16)
    } 730 ${y + between(-12, 12)}`;
  const down = (x: number) =>
    `M${x} ${height + 10}C${x + between(-6, 22)} ${between(150, 180)} ${x + between(6, 34)} ${
      between(70, 110)
    } ${x + between(14, 56)} -10`;
  const shore = between(26, 48);
  const parkLeft = random() < 0.5;
  return {
    water: `M0 0H${width}V${shore}C${between(540, 620)} ${shore + between(6, 22)} ${
      between(440, 500)
    } ${shore - between(8, 20)} ${between(330, 400)} ${shore + 4}S${between(90, 150)} ${
      shore + between(4, 20)
    } 0 ${shore - 2}Z`,
    park: ringPath(
      random,
      parkLeft ? between(80, 130) : between(580, 640),
      between(150, 180),
      96,
      0.16,
    ),
    roads: [across(between(84, 104)), down(between(130, 170)), down(between(390, 430))],
    lanes: [
      across(between(158, 176)),
      across(between(206, 218)),
      down(between(40, 70)),
      down(between(240, 280)),
      down(between(490, 530)),
      down(between(610, 650)),
    ],
  };
}

/** A decorative map with a pin. It loads no tiles, so no map provider learns about the visitor. */
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
