import type { ReactNode } from "react";
import {
  barkMarks,
  cardHeight,
  cardWidth,
  type Dot,
  leafRings,
  leafVeins,
  rippleRings,
  snow,
  spruceWhorls,
  starPath,
  trunkRings,
} from "./gift-card-drawings.ts";

function Ground({ color }: { color: string }) {
  return <path fill={color} d={`M0 0h${cardWidth}v${cardHeight}H0z`} />;
}

function Dots({ dots, color }: { dots: Dot[]; color: string }) {
  return (
    <g fill={color}>
      {dots.map(({ x, y, r }, at) => <circle key={at} cx={x} cy={y} r={r} />)}
    </g>
  );
}

function Lines({ paths, ...rest }: {
  paths: string[];
  stroke: string;
  strokeWidth: number;
  transform?: string;
  opacity?: number;
}) {
  return <g fill="none" {...rest}>{paths.map((d, at) => <path key={at} d={d} />)}</g>;
}

const needleColors = ["#2a5a45", "#356a52", "#467f64", "#5f9a7b", "#7fb394"];

function Spruce({ seed }: { seed: string }) {
  return (
    <>
      <Ground color="#173f2e" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        {spruceWhorls(seed).map((d, at) => <path key={at} d={d} stroke={needleColors[at]} />)}
      </g>
      <path fill="#efd9a4" d={starPath()} />
      <g opacity="0.8">
        <Dots dots={snow(seed, 24, 2.2)} color="#f4efe4" />
      </g>
    </>
  );
}

function Snow({ seed }: { seed: string }) {
  return (
    <>
      <Ground color="#e4e8e6" />
      <Lines
        paths={trunkRings(seed, 14)}
        stroke="#c8d2cf"
        strokeWidth={1.6}
        transform="translate(86 -70) scale(1.05)"
      />
      <path fill="#f4f6f4" d="M120 200c30-34 66-44 104-40s62-12 96-34v74Z" />
      <path fill="#fbfcfa" d="M176 200c26-18 52-22 80-19s44-8 64-20v39Z" />
      <Dots dots={snow(seed, 34, 3)} color="#fbfcfa" />
    </>
  );
}

function Sea({ seed }: { seed: string }) {
  return (
    <>
      <Ground color="#dbe5e6" />
      <circle cx="236" cy="86" r="52" fill="#ecdccb" />
      <circle cx="236" cy="86" r="30" fill="#f1c9a4" />
      <path fill="#b9cdd3" d="M0 84c60-8 110-8 160-2s110 6 160-2v120H0Z" />
      <Lines
        paths={rippleRings(seed)}
        stroke="#e6efee"
        strokeWidth={2.6}
        transform="translate(236 142) scale(1.35 0.38)"
      />
      <path fill="#f1c9a4" opacity="0.55" d="M214 90h44l10 14h-64Zm-8 22h60l6 8h-72Z" />
    </>
  );
}

function Linden({ seed }: { seed: string }) {
  const place = "translate(226 78) rotate(-22) scale(0.9)";
  return (
    <>
      <Ground color="#7d4630" />
      <Lines paths={leafRings(seed)} stroke="#b57655" strokeWidth={2.2} transform={place} />
      <Lines paths={[leafVeins()]} stroke="#d9a27c" strokeWidth={1.8} transform={place} />
    </>
  );
}

function Birch({ seed }: { seed: string }) {
  const trunks = [{ from: 178, to: 214 }, { from: 240, to: 262 }, { from: 284, to: 312 }];
  return (
    <>
      <Ground color="#ece3d2" />
      <Lines
        paths={trunkRings(seed, 15)}
        stroke="#d9cbb0"
        strokeWidth={1.6}
        transform="translate(82 -90)"
      />
      {trunks.map(({ from, to }) => (
        <g key={from}>
          <path fill="#f8f4ea" d={`M${from} 0h${to - from}v${cardHeight}h${from - to}z`} />
          <path
            fill="#dfd3bd"
            d={`M${to - (to - from) * 0.28} 0H${to}v${cardHeight}h-${(to - from) * 0.28}z`}
          />
          <g fill="#5d4c3d" opacity="0.78">
            {barkMarks(seed, from, to).map(({ x, y, width }, at) => (
              <rect key={at} x={x} y={y} width={width} height="2.4" rx="1.2" />
            ))}
          </g>
        </g>
      ))}
    </>
  );
}

const grounds = {
  "christmas-spruce": { Drawing: Spruce, pale: false },
  "quiet-snow": { Drawing: Snow, pale: true },
  "sea-morning": { Drawing: Sea, pale: true },
  "linden-leaf": { Drawing: Linden, pale: false },
  "birch-light": { Drawing: Birch, pale: true },
} as const satisfies Record<
  string,
  { Drawing: (seed: { seed: string }) => ReactNode; pale: boolean }
>;

export type GiftCardDesign = keyof typeof grounds;

/** Whether the words on it are dark. */
export function isPale(design: GiftCardDesign): boolean {
  return grounds[design].pale;
}

/** The drawn ground of a gift card. The seed, a name, gives the rings of its own. */
export function GiftCardGround({ design, seed }: { design: GiftCardDesign; seed: string }) {
  const { Drawing } = grounds[design];
  return (
    <svg
      data-part="ground"
      viewBox={`0 0 ${cardWidth} ${cardHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawing seed={seed} />
    </svg>
  );
}
