import "./default-portrait.css";

const rings = [46, 78, 112, 150, 190, 232];

/** The picture of a person without one: a bust without a face, on a ground with growth rings. */
export function DefaultPortrait({ shape }: { shape: "card" | "round" }) {
  return (
    <svg
      className="default-portrait"
      viewBox={shape === "round" ? "0 22 240 240" : "0 0 240 288"}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g data-part="rings">{rings.map((r) => <circle key={r} cx="196" cy="72" r={r} />)}</g>
      <path
        data-part="clothes"
        d="M22 300c2-56 20-86 60-97 12-3 18-5 22-9h32c4 4 10 6 22 9 40 11 58 41 60 97Z"
      />
      <path
        data-part="shade"
        d="M120 194h16c4 4 10 6 22 9 40 11 58 41 60 97h-66c2-40-8-76-32-106Z"
      />
      <path data-part="neck" d="M103 150h34v46c-2 14-10 20-17 20s-15-6-17-20Z" />
      <path
        data-part="head"
        d="M81 106C81 78 98 64 120 64s39 14 39 42c0 35-17 66-39 66S81 141 81 106Z"
      />
      <path
        data-part="shade"
        d="M125 64c-3 14-5 26-4 37 0 9-4 22-4 33 0 9 4 18 3 38 22 0 39-31 39-66 0-26-13-40-34-42Z"
      />
    </svg>
  );
}
