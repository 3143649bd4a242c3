import { darker } from "./drawing.ts";

export const hairLooks = [
  "crop",
  "part",
  "bob",
  "long",
  "bun",
  "curls",
  "bald",
  "pixie",
  "braid",
  "waves",
] as const;

export type HairLook = (typeof hairLooks)[number];

export function hairOf(look: HairLook, colour: string): { back: string; front: string } {
  const { back, front } = shapes[look];
  return { back: filled(back, colour), front: filled(front, colour) };
}

type Shape = { back: string[]; front: string[] };

const shapes: Record<HairLook, Shape> = {
  crop: {
    back: [],
    front: [
      "M78 112c-6-34 10-56 42-56s48 20 43 55c-2-8-5-14-8-20-14 2-40 3-58-6-8 6-16 16-19 27Z",
    ],
  },
  part: {
    back: [],
    front: [
      "M79 116c-9-36 6-62 40-63 33-1 52 24 43 62-3-9-5-15-9-22-17 0-34-6-46-20-5 14-17 24-28 43Z",
    ],
  },
  bob: {
    back: ["M74 176c-8-22-12-122 46-122s54 100 46 122c-10 6-24 6-30 4h-32c-8 2-20 2-30-4Z"],
    front: [
      "M79 126c-10-42 10-72 41-72s51 30 41 72c-3-14-7-24-12-32-18-2-32-10-40-22-6 18-24 30-30 54Z",
    ],
  },
  long: {
    back: ["M66 234c-4-60-8-182 54-182s58 122 54 182c-26 10-82 10-108 0Z"],
    front: [
      "M80 128c-10-44 8-76 40-76s50 32 40 76c-2-16-6-30-16-44-8-4-16-10-22-18-12 16-34 32-42 62Z",
    ],
  },
  bun: {
    back: [disc(121, 42, 20)],
    front: ["M79 114c-7-34 8-60 41-60s48 26 41 60c-3-16-12-30-24-36-16-6-46 4-58 36Z"],
  },
  curls: {
    back: [
      [84, 98, 17],
      [82, 122, 15],
      [88, 76, 18],
      [104, 60, 19],
      [124, 54, 19],
      [144, 62, 19],
      [156, 80, 18],
      [160, 102, 17],
      [160, 124, 14],
      [84, 142, 12],
      [157, 143, 12],
    ].map(([x, y, radius]) => disc(x!, y!, radius! + 4)),
    front: [
      [92, 80, 13],
      [106, 70, 14],
      [122, 66, 14],
      [138, 70, 14],
      [150, 82, 12],
    ].map(([x, y, radius]) => disc(x!, y!, radius!)),
  },
  bald: { back: [], front: [] },
  pixie: {
    back: [],
    front: [
      "M78 128c-12-40 4-76 44-76 36 0 50 34 40 74-2-6-4-12-4-18-4-8-8-16-14-22-14 8-36 10-54 6-6 10-8 22-12 36Z",
    ],
  },
  braid: {
    back: ["M76 150c-10-50 2-98 44-98s54 48 44 98Z"],
    front: [
      "M79 122c-9-42 10-70 41-70s50 28 41 70c-4-18-14-36-40-46-22 8-36 24-42 46Z",
      ...[0, 1, 2, 3, 4].map(plait),
    ],
  },
  waves: {
    back: [
      "M64 214c8-14-4-24 0-44 2-12 6-18 4-34-6-54 16-84 52-84s58 30 52 84c-2 16 4 22 5 36 2 20-8 26 0 42-22 12-92 12-113 0Z",
    ],
    front: [
      "M79 130c-12-46 10-78 43-78 31 0 49 30 40 76-6-10-6-26-14-38-20 0-38-4-50-14-2 20-16 30-19 54Z",
    ],
  },
};

export function beard(colour: string, smile: string): string {
  return `<path fill="${colour}" d="M82 122c3 38 18 56 38 56s35-18 38-56c-5 14-12 20-20 20-6-3-30-3-36 0-8 0-15-6-20-20Z"/>` +
    `<path fill="${
      darker(colour)
    }" opacity=".35" d="M121 140c7 0 14 1 17 2 8 0 15-6 20-20-3 38-18 56-38 56 4-4 3-8 1-12Z"/>` +
    `<path fill="none" stroke="${smile}" stroke-width="2.4" stroke-linecap="round" d="M112 151c5 3 11 3 16 0"/>`;
}

export function glasses(ink: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="2.6"><circle cx="102" cy="115" r="12.5"/>` +
    `<circle cx="139" cy="115" r="12.5"/><path d="M114.5 113c3-2.5 9-2.5 12 0M89.5 112l-8-3M151.5 112l8-3"/></g>`;
}

export function earrings(colour: string): string {
  return `<g fill="${colour}"><circle cx="77.5" cy="139" r="3.4"/><circle cx="162.5" cy="139" r="3.4"/></g>`;
}

function filled(paths: string[], colour: string): string {
  return paths.map((path) => `<path fill="${colour}" d="${path}"/>`).join("");
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${
    -radius * 2
  } 0Z`;
}

function plait(turn: number): string {
  const [x, y] = [166 + turn * 1.5 - (turn % 2) * 3, 150 + turn * 20];
  const width = 12 - turn;
  const lean = turn % 2 ? 5 : -5;
  return `M${x + lean} ${y - 13}a${width} 13.5 ${lean * 5} 0 0 ${-lean * 2} 26a${width} 13.5 ${
    lean * 5
  } 0 0 ${lean * 2} -26Z`;
}
