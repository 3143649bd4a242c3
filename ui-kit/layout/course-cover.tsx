import type { ReactNode } from "react";
import { growthRings } from "./ring-drawing.ts";
import "./course-cover.css";

export type CourseCoverName = "moon" | "lake" | "door" | "slices" | "hills" | "rings";

export type CourseCoverProps = {
  name: CourseCoverName;
  /** `film` is 16 : 9, others are 4 : 3. */
  shape?: "card" | "film" | undefined;
};

function Rings({ at, width, count, colour, line }: {
  at: [x: number, y: number];
  width: number;
  count: number;
  colour: string;
  line: number;
}) {
  const years = Array.from({ length: count }, () => ({ width }));
  const rings = growthRings("cover", {
    size: 0,
    years,
    first: width * 0.8,
    lean: 0.02,
    uneven: 0.06,
  });
  return (
    <g
      fill="none"
      stroke={colour}
      strokeWidth={line}
      transform={`translate(${at[0]} ${at[1]})`}
    >
      {rings.map(({ d }, i) => <path key={i} d={d} />)}
    </g>
  );
}

function Slice({ at: [x, y], radius, light }: {
  at: [x: number, y: number];
  radius: number;
  light: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(1 .36)`}>
      <circle r={radius} cy="16" fill="#8a5f3c" />
      <circle r={radius} fill={light ? "#d9b98c" : "#cfab7c"} />
      <g fill="none" stroke="#a87f52" strokeWidth="2">
        <circle r={radius * 0.72} />
        <circle r={radius * 0.48} cx="1" />
        <circle r={radius * 0.26} cx="2" />
      </g>
    </g>
  );
}

const slices: [x: number, y: number, radius: number][] = [
  [160, 204, 50],
  [156, 178, 46],
  [148, 154, 43],
  [144, 131, 40],
  [147, 109, 37],
  [154, 88, 34],
  [160, 69, 31],
  [162, 51, 28],
];

const drawings: Record<CourseCoverName, () => ReactNode> = {
  moon: () => (
    <>
      <path fill="#1f2f3a" d="M80 10h160v150H80z" />
      <Rings at={[186, 66]} width={10} count={7} colour="#3a5363" line={2.4} />
      <circle cx="186" cy="66" r="15" fill="#f0e6cc" />
      <path
        fill="#1a2a23"
        d="M90 132c20-18 44-10 68-4v22H90ZM158 128c26-6 44-16 70-2v24h-70z"
      />
      <path fill="#31463f" fillRule="evenodd" d="M0 0h320v180H0ZM96 26v120h128V26Z" />
      <path
        fill="#4a6359"
        fillRule="evenodd"
        d="M88 18h144v136H88ZM96 26v120h61V26ZM163 26v120h61V26Z"
      />
      <path fill="#26382f" d="M0 176h320v64H0z" />
      <path fill="#dccfb8" d="M0 196c60-22 130-24 210-12 40 6 80 6 110 0v56H0Z" />
      <path fill="#c9b897" d="M0 216c70-14 150-14 220-4 40 6 70 6 100 2v26H0Z" />
      <path
        fill="#f1ebdf"
        d="M18 186c4-20 80-30 104-14 10 8 6 24-6 28-30 8-70 8-92 4-8-2-8-10-6-18Z"
      />
    </>
  ),
  lake: () => (
    <>
      <path fill="#dfe6da" d="M0 0h320v92H0z" />
      <path fill="#b9c9bd" d="M0 74c50-22 90-24 140-10 60 16 120 10 180-12v40H0Z" />
      <path fill="#a9c0c6" d="M0 86h320v154H0z" />
      <Rings at={[176, 158]} width={21} count={7} colour="#d5e1e2" line={3} />
      <path fill="#dfe6da" d="M0 0h320v70c-60 18-120 20-180 2C90 60 50 62 0 82Z" />
      <path fill="#b9c9bd" d="M0 74c50-22 90-24 140-10 60 16 120 10 180-12v30H0Z" />
      <path fill="#8fabb3" d="M0 206c60-10 120 14 190 8 60-6 90-12 130-6v32H0Z" />
      <path
        fill="#6d7f86"
        d="M152 160c0-14 12-20 26-20s26 6 24 19c-2 10-14 13-26 13s-24-3-24-12Z"
      />
      <path fill="#53656c" d="M178 140c14 0 26 6 24 19-2 10-14 13-26 13 10-6 14-18 2-32Z" />
      <path
        fill="#4d6f5d"
        d="M22 240c-6-40-4-90 4-120 6 34 8 84 6 120Zm20 0c0-36 6-70 18-96 2 34-2 70-6 96Zm-36 0c-4-22-10-40-18-54 2 24 4 40 6 54Z"
      />
    </>
  ),
  door: () => (
    <>
      <path fill="#ece2d2" d="M0 0h320v240H0z" />
      <path fill="#d7c7ab" d="M0 182h320v58H0z" />
      <path fill="#8fa89a" d="M124 40h72v142h-72z" />
      <path fill="#f4ecd6" d="M134 40h62v142h-50z" />
      <path fill="#7c9689" d="m124 40 22 12v142l-22-12z" />
      <circle cx="140" cy="118" r="2.6" fill="#2f3f37" />
      <path fill="#efe3c6" d="M146 182h50l34 58H128z" />
      <path
        fill="#8c4d35"
        d="M26 128c0-16 10-24 24-24h18c14 0 22 8 22 24v56H26z"
      />
      <path fill="#703c29" d="M18 150h18v40H18zM82 150h18v40H82z" />
      <path fill="#a8644a" d="M32 156h54v26H32z" />
      <path fill="#3d5563" d="M230 128c0-16 10-24 24-24h18c14 0 22 8 22 24v56h-64z" />
      <path fill="#2f434e" d="M222 150h18v40h-18zM286 150h18v40h-18z" />
      <path fill="#587280" d="M236 156h54v26h-54z" />
      <Rings at={[160, 222]} width={11} count={6} colour="#b49a72" line={2.2} />
    </>
  ),
  slices: () => (
    <>
      <path fill="#e8ddd0" d="M0 0h320v240H0z" />
      <path fill="#d9c9b4" d="M0 206h320v34H0z" />
      {slices.map(([x, y, radius], i) => (
        <Slice key={i} at={[x, y]} radius={radius} light={i % 2 === 1} />
      ))}
      <path
        fill="#4d6f5d"
        d="M262 206c-8-40-4-78 8-104 8 32 6 70 2 104Zm16 0c4-24 14-46 26-58-2 24-8 42-14 58Z"
      />
    </>
  ),
  hills: () => (
    <>
      <path fill="#e3e3d2" d="M0 0h320v240H0z" />
      <Rings at={[92, 74]} width={12} count={6} colour="#cfcbb0" line={2.4} />
      <circle cx="92" cy="74" r="18" fill="#f0e6cc" />
      <path fill="#b9c9bd" d="M0 150c46-34 96-40 150-18 62 26 116 18 170-14v122H0Z" />
      <path fill="#8fa89a" d="M0 182c60-26 110-22 168-2 62 20 104 12 152-6v66H0Z" />
      <path fill="#6c8a7a" d="M0 214c80-20 150-14 214-2 44 8 76 6 106 0v28H0Z" />
      <path fill="#8c4d35" d="M206 168h40v30h-40z" />
      <path fill="#703c29" d="m200 170 26-22 26 22z" />
      <path fill="#f4ecd6" d="M220 178h12v12h-12z" />
    </>
  ),
  rings: () => (
    <>
      <path fill="#ece2d2" d="M0 0h320v240H0z" />
      <Rings at={[160, 120]} width={17} count={8} colour="#b49a72" line={2.6} />
    </>
  ),
};

/** The drawing that stands for a course. It says nothing that the title does not say, so it is hidden from readers. */
export function CourseCover({ name, shape = "card" }: CourseCoverProps) {
  return (
    <svg
      className="course-cover"
      data-shape={shape}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[name]()}
    </svg>
  );
}
