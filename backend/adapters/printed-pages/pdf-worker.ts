import { Buffer } from "node:buffer";
import PDFDocument from "pdfkit";
import type { PrintedGiftCard, PrintedText } from "../../ports/printed-pages.ts";
import { drawGiftCard, giftCardPage } from "./gift-card-drawing.ts";
import type { PrintedWork } from "./pdfkit-printed-pages.ts";

/** Points. */
const margins = { top: 56, bottom: 64, left: 60, right: 60 };
const ink = "#1f2a27";
const soft = "#55615d";

const fonts = {
  regular: await readFont("commissioner-regular"),
  semibold: await readFont("commissioner-semibold"),
};

async function readFont(name: string): Promise<Buffer> {
  return Buffer.from(await Deno.readFile(new URL(`./fonts/${name}.ttf`, import.meta.url)));
}

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<PrintedWork>) => void;
  postMessage: (message: Uint8Array<ArrayBuffer> | "ready") => void;
};

worker.onmessage = async ({ data }) => {
  worker.postMessage("text" in data ? await pdf(data.text) : await giftCardPdf(data.giftCard));
};

// A message that arrives before the fonts are read would be lost.
worker.postMessage("ready");

async function pdf(text: PrintedText): Promise<Uint8Array<ArrayBuffer>> {
  const document = newDocument(text, { size: "A4", margins: { ...margins }, bufferPages: true });
  const written = Array.fromAsync<Uint8Array>(document);
  write(document, text);
  document.end();
  return new Uint8Array(Buffer.concat(await written));
}

async function giftCardPdf(card: PrintedGiftCard): Promise<Uint8Array<ArrayBuffer>> {
  const document = newDocument(card, giftCardPage);
  const written = Array.fromAsync<Uint8Array>(document);
  drawGiftCard(document, card, fonts);
  document.end();
  return new Uint8Array(Buffer.concat(await written));
}

function newDocument(
  { language, title }: Pick<PrintedText, "language" | "title">,
  page: PDFKit.PDFDocumentOptions,
): PDFKit.PDFDocument {
  return new PDFDocument({
    ...page,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    // Without it the library reads a font of its own from the disk.
    font: fonts.regular as never,
  });
}

type Look = { size: number; font?: keyof typeof fonts; color?: string; below?: number };

function write(document: PDFKit.PDFDocument, text: PrintedText): void {
  const { title, rings = 0, lead, sections, footer } = text;
  const root = document.struct("Document");
  document.addStructure(root);

  function block(tag: "H1" | "H2" | "H3" | "P", words: string, look: Look): void {
    const { size, font = "regular", color = ink, below = 0 } = look;
    root.add(document.struct(tag, {}, () => {
      document.font(fonts[font]).fontSize(size).fillColor(color)
        .text(words, { lineGap: size * 0.3 });
    }));
    document.y += below;
  }

  if (rings > 0) drawRings(document, rings);
  block("H1", title, { size: 22, font: "semibold", below: 8 });
  for (const line of lead) block("P", line, { size: 10.5, color: soft, below: 6 });
  for (const { heading, items } of sections) {
    keepTogether(document, 90);
    document.y += 14;
    block("H2", heading, { size: 15, font: "semibold", below: 6 });
    for (const item of items) {
      keepTogether(document, 50);
      block("H3", item.title, { size: 11.5, font: "semibold", below: 1 });
      for (const { text, detail } of item.lines) {
        block("P", text, { size: 10.5, below: 1 });
        if (detail) block("P", detail, { size: 8.5, color: soft, below: 3 });
      }
      document.y += 6;
    }
  }
  root.end();
  writeFooters(document, footer);
}

const moss = "#2f7d57";
const outerRadius = 70;

/** Uneven closed curves around one middle, the last as large as the first of any other drawing. */
function drawRings(document: PDFKit.PDFDocument, count: number): void {
  const [x, y] = [margins.left + outerRadius, document.y + outerRadius];
  document.markContent("Artifact");
  document.lineWidth(count > 12 ? 1.5 : 3).strokeColor(moss);
  for (let ring = 1; ring <= count; ring++) {
    const radius = outerRadius * ring / count;
    for (let step = 0; step <= 72; step++) {
      const angle = step / 72 * 2 * Math.PI;
      const uneven = radius * (1 + 0.05 * Math.sin(2 * angle + ring) + 0.03 * Math.cos(3 * angle));
      const at = [x + uneven * Math.cos(angle), y + uneven * Math.sin(angle)] as const;
      if (step === 0) document.moveTo(...at);
      else document.lineTo(...at);
    }
    document.closePath().stroke();
  }
  document.endMarkedContent();
  document.y += 2 * outerRadius + 36;
}

/** Starts a new page when less than `height` points are left, so that a heading has its text below. */
function keepTogether(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > document.page.height - margins.bottom) document.addPage();
}

function writeFooters(document: PDFKit.PDFDocument, footer: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const { height, width } = document.page;
    // The footer stands in the margin, where the library would begin a new page.
    document.page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font(fonts.regular).fontSize(9).fillColor(soft)
      .text(footer, margins.left, height - 40, { lineBreak: false })
      .text(`${page + 1} / ${count}`, margins.left, height - 40, {
        width: width - margins.left - margins.right,
        align: "right",
        lineBreak: false,
      });
    document.endMarkedContent();
  }
}
