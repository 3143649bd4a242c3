type CertificateFacts = { issuer: string; title: string; name: string; year: number };

/** A page in landscape with the facts in its middle. Its fonts are those that every PDF reader has. */
export function certificatePdf({ issuer, title, name, year }: CertificateFacts) {
  const content = [
    "0.35 0.42 0.36 RG 2 w 36 36 770 523 re S 0.5 w 46 46 750 503 re S",
    line(issuer, { size: 16, y: 460 }),
    line("TUNNISTUS", { size: 40, y: 380 }),
    line(name, { size: 26, y: 300 }),
    line(title, { size: 18, y: 250 }),
    line(String(year), { size: 14, y: 150 }),
    line("Näidis: demo tunnistus", { size: 10, y: 70 }),
  ].join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>",
  ];
  let file = "%PDF-1.4\n";
  const offsets: string[] = [];
  objects.forEach((object, index) => {
    offsets.push(`${String(file.length).padStart(10, "0")} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** All letters of Courier have the same width, so that a line can be centred without its metrics. */
function line(text: string, { size, y }: { size: number; y: number }): string {
  const x = 421 - text.length * size * 0.3;
  return `BT /F ${size} Tf ${x.toFixed(1)} ${y} Td (${escaped(text)}) Tj ET`;
}

const beyondLatin = new Map([["š", "\\232"], ["ž", "\\236"], ["Š", "\\212"], ["Ž", "\\216"]]);

/** ASCII only, so that each character of the file is one byte. */
function escaped(text: string): string {
  return [...text].map((char) => {
    const code = char.charCodeAt(0);
    if (/[()\\]/.test(char)) return `\\${char}`;
    if (code < 128) return char;
    return beyondLatin.get(char) ?? (code < 256 ? `\\${code.toString(8)}` : "?");
  }).join("");
}
