/** The colours of the light pages, from `ui-kit/tokens.css`. */
export const colors = {
  canvas: "#f9f6ef",
  text: "#1d2520",
  soft: "#4a5147",
  line: "#e4dfd5",
  theme: "#206546",
  star: "#9e7031",
  somatic: "#a9664c",
  talking: "#448b68",
  energetic: "#98688d",
  other: "#4381aa",
};

/** The rings of the logo in a square of 200 px. */
const rings = [
  "M121 99C121 102 120 104 119 106C118 108 116 110 115 112C113 114 112 117 110 118C107 120 104 121 102 121C99 121 96 119 94 " +
  "118C91 117 90 115 88 113C86 111 84 109 83 107C82 104 82 102 82 99C82 97 83 94 84 92C85 90 86 87 88 86C90 84 92 81 94 80C96 " +
  "79 99 78 102 78C104 78 107 79 110 80C112 81 114 83 116 85C118 87 119 89 120 92C121 94 121 97 121 99Z",
  "M152 98C152 104 149 110 147 115C144 121 141 126 137 131C134 136 130 142 124 146C118 150 111 153 104 153C97 153 90 149 84 " +
  "145C78 142 74 137 70 132C66 127 61 122 58 116C56 111 54 104 54 98C55 91 58 85 60 80C63 74 66 69 70 64C74 59 79 54 84 50C90 " +
  "47 97 45 104 45C111 44 118 46 124 49C130 52 136 56 140 61C144 66 148 73 150 79C152 85 152 92 152 98Z",
  "M188 96C187 106 184 117 180 126C175 135 169 143 162 152C156 160 149 170 140 176C131 182 118 189 107 189C96 189 83 182 74 " +
  "176C64 170 57 161 50 153C42 145 34 138 29 128C25 118 22 106 23 96C24 86 29 75 34 66C38 56 43 47 50 39C57 31 64 22 74 17C84 " +
  "12 96 9 107 8C118 8 130 10 140 15C151 19 161 27 168 35C175 43 180 54 184 64C187 74 188 86 188 96Z",
];

/** The logo's rings as the URL of a drawing. */
export function ringsUrl(color: string, width: number): string {
  return svgUrl(
    200,
    200,
    `<g fill="none" stroke="${color}" stroke-width="${width}">${
      rings.map((d) => `<path d="${d}"/>`).join("")
    }</g>`,
  );
}

export const starUrl = svgUrl(
  24,
  24,
  `<path fill="${colors.star}" d="M12 2.3l3 6.2 6.8 1-4.9 4.8 1.2 6.8-6.1-3.2-6.1 3.2 1.2-6.8L2.2 9.5l6.8-1Z"/>`,
);

/** The picture of a person without one, as on the pages. */
export const defaultPortraitUrl = svgUrl(
  240,
  288,
  `<rect width="240" height="288" fill="#f1f7ed"/>
  <g fill="none" stroke="#e1efdf" stroke-width="5">${
    [46, 78, 112, 150, 190, 232].map((r) => `<circle cx="196" cy="72" r="${r}"/>`).join("")
  }</g>
  <path fill="#94b2a0" d="M22 300c2-56 20-86 60-97 12-3 18-5 22-9h32c4 4 10 6 22 9 40 11 58 41 60 97Z"/>
  <path fill="#a8c1b1" d="M103 150h34v46c-2 14-10 20-17 20s-15-6-17-20Z"/>
  <path fill="#bbcfc0" d="M81 106C81 78 98 64 120 64s39 14 39 42c0 35-17 66-39 66S81 141 81 106Z"/>`,
);

function svgUrl(width: number, height: number, shapes: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
