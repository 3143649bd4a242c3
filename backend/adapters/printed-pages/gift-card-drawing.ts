import type { Buffer } from "node:buffer";
import encodeQR from "qr";
import type { PrintedGiftCard } from "../../ports/printed-pages.ts";

/** Points: A5 on its side, which is folded in the middle to two pages of A6. */
const size = { width: 595.28, height: 419.53 };
const fold = size.width / 2;
const margin = 34;
const inner = fold - 2 * margin;

export const giftCardPage = {
  size: [size.width, size.height] as [number, number],
  margins: { top: 0, bottom: 0, left: 0, right: 0 },
};

type Palette = { ground: string; line: string; ink: string };

const palettes: Record<string, Palette> = {
  "christmas-spruce": { ground: "#1f3a2f", line: "#8fb59b", ink: "#f6f1e4" },
  "quiet-snow": { ground: "#eef1f2", line: "#9db0b8", ink: "#1f2a27" },
  "sea-morning": { ground: "#d9e8ea", line: "#5d97a3", ink: "#173238" },
  "linden-leaf": { ground: "#e9efd8", line: "#86a04f", ink: "#26301a" },
  "birch-light": { ground: "#f6efe2", line: "#c09a5e", ink: "#33281a" },
};
const usual = palettes["birch-light"]!;
const ink = "#1f2a27";
const soft = "#55615d";

type Fonts = { regular: Buffer; semibold: Buffer };

/** Two pages: outside the picture with the name, inside the message and the code. */
export function drawGiftCard(
  document: PDFKit.PDFDocument,
  card: PrintedGiftCard,
  { regular, semibold }: Fonts,
): void {
  const root = document.struct("Document");
  document.addStructure(root);

  function words(
    text: string,
    at: { x: number; y: number; size: number; color?: string; bold?: boolean; tag?: string },
  ): number {
    if (text === "") return at.y;
    root.add(document.struct(at.tag ?? "P", {}, () => {
      document.font(at.bold ? semibold : regular).fontSize(at.size).fillColor(at.color ?? ink)
        .text(text, at.x, at.y, { width: inner, lineGap: at.size * 0.25 });
    }));
    return document.y;
  }

  const { ground, line, ink: onGround } = palettes[card.design] ?? usual;
  document.markContent("Artifact", { type: "Layout" });
  document.rect(fold, 0, fold, size.height).fill(ground);
  drawRings(document, card, line);
  document.endMarkedContent();
  const front = fold + margin;
  words(card.brand, { x: front, y: margin, size: 11, color: onGround, bold: true });
  words(card.title, { x: front, y: size.height - 108, size: 11, color: onGround, tag: "H1" });
  const name = { x: front, y: size.height - 90, size: 22, color: onGround, bold: true };
  words(card.recipient, name);

  document.addPage(giftCardPage);
  const below = words(card.message, { x: margin, y: margin + 20, size: 14 });
  words(card.from, { x: margin, y: below + 14, size: 11, color: soft });
  const right = fold + margin;
  const sum = words(card.amount, { x: right, y: margin + 14, size: 34, bold: true, tag: "H2" });
  const code = words(card.code, { x: right, y: sum + 6, size: 14, bold: true });
  let y = code + 8;
  for (const note of card.notes) y = words(note, { x: right, y, size: 8.5, color: soft }) + 3;
  root.add(document.struct("Figure", { alt: card.link }, () => {
    drawQr(document, card.link, { x: right, y: size.height - margin - 104, side: 104 });
  }));
  root.end();
}

/** Growth rings, as everywhere in the brand; the spruce is seen from above, with needles. */
function drawRings(document: PDFKit.PDFDocument, card: PrintedGiftCard, line: string): void {
  const seed = [...card.recipient].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const center = { x: fold * 1.55, y: size.height * 0.4 };
  document.save().rect(fold, 0, fold, size.height).clip();
  document.lineWidth(0.9).strokeColor(line);
  for (let ring = 1; ring <= 12; ring++) {
    const radius = ring * 11 + (seed * ring) % 5;
    if (card.design === "christmas-spruce") {
      for (let needle = 0; needle < ring * 6; needle++) {
        const angle = needle / (ring * 6) * 2 * Math.PI + ring;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        document.moveTo(center.x + x * radius, center.y + y * radius)
          .lineTo(center.x + x * (radius + 8), center.y + y * (radius + 8)).stroke();
      }
    } else {
      document.ellipse(center.x, center.y, radius, radius * (0.86 + (seed % 7) / 50)).stroke();
    }
  }
  document.restore();
}

function drawQr(
  document: PDFKit.PDFDocument,
  link: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const rows = encodeQR(link, "raw", { ecc: "medium", border: 2 });
  const module = side / rows.length;
  document.rect(x, y, side, side).fill("#ffffff");
  rows.forEach((row, down) =>
    row.forEach((isDark, across) => {
      // A little wider, so that no hairlines show between the squares.
      const width = module + 0.05;
      if (isDark) document.rect(x + across * module, y + down * module, width, width);
    })
  );
  document.fill("#000000");
}
