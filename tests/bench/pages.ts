import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../support/browser.ts";
import { root } from "../support/source-files.ts";
import { type Act, answering, click, coming } from "./page-feel.ts";
import { layoutShift, type Opener, routeChunks, weigh } from "./page-weight.ts";
import { startProduct } from "./product.ts";
import type { Row } from "./rounds.ts";

export const profile = "/therapist/view/maarja-liis-tammelaid";

/** The paths of the product by the role that may open them. */
const addresses = {
  visitor: ["/", profile, "/login", "/register", "/practices", "/about", "/help", "/ranking"],
  "client@demo.heaolu.ee": [
    "/journal",
    "/user/profile",
    "/user/profile/access",
    "/user/profile/data",
  ],
  "therapist1@demo.heaolu.ee": ["/sessions", "/sessions/availability"],
};

/** The first pages users open, and the pages of P12. */
const felt = ["/", profile, "/login", "/journal"];
const firstPages = ["/", profile];

const kb = (size: number): string => `${size.toFixed(1)} kB`;
const ms = (time: number): string => `${Math.round(time)} ms`;

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The URL of a practice's booking page. */
export async function bookingPage(origin: string): Promise<string> {
  const slug = profile.split("/").at(-1);
  const { practices } = await (await fetch(`${origin}/api/therapists/${slug}`)).json();
  return new URL(practices[0].schedulingUrl).pathname;
}

/** A refresh cookie is valid once, so a signed-in user has one context for all pages. */
async function signedIn(browser: Browser, origin: string, email: string): Promise<Opener> {
  const context = await browser.newContext({ timezoneId });
  await signIn(context, origin, email);
  return context;
}

export async function signIn(context: BrowserContext, origin: string, email: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/login?lng=en`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("heaolu-demo-2026");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: /^Account:/ }).waitFor();
  await page.close();
}

/** In another zone than the practitioners', a first visit loads its page again. */
const timezoneId = "Europe/Tallinn";

type Seen = { path: string; address: string; opener: Opener };

function visitors(browser: Browser): Opener {
  return { newPage: () => browser.newPage({ timezoneId }) };
}

async function everyPage(browser: Browser, origin: string): Promise<Seen[]> {
  const pages: Seen[] = [];
  for (const [who, paths] of Object.entries(addresses)) {
    const isVisitor = who === "visitor";
    const opener = isVisitor ? visitors(browser) : await signedIn(browser, origin, who);
    for (const path of isVisitor ? [...paths, await bookingPage(origin)] : paths) {
      pages.push({ path, address: `${origin}${path}?lng=et`, opener });
    }
  }
  return pages;
}

/** P11: the files a browser loads before the first interaction. */
async function weights(pages: Seen[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, address, opener } of pages) {
    const { all, script, html, font, image, headers } = await weigh(opener, address);
    const later = await weigh(opener, address, { withIdle: true });
    rows.push({
      what: `weight of ${path}: all; when idle too`,
      figure: `${kb(all)}; ${kb(later.all)}`,
      ...(firstPages.includes(path) && { goal: "P11: ≤ 220 kB" }),
    }, {
      what: `weight of ${path}: JS, document with its styles, fonts, images, headers`,
      figure: [script, html, font, image, headers].map(kb).join(", "),
      ...(firstPages.includes(path) && { goal: "P11: JS ≤ 125 kB" }),
    });
  }
  const [heaviest] = await routeChunks(`${root}dist/frontend`);
  rows.push({
    what: `heaviest file of a route: ${heaviest!.name}`,
    figure: kb(heaviest!.size),
    goal: "P11: ≤ 40.96 kB (40 KiB)",
  });
  return rows;
}

/** P12: loading a page on a slow phone over a slow network, the median of three visits. */
async function comings(pages: Seen[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, address, opener } of pages) {
    if (!felt.includes(path) && !path.startsWith("/@")) continue;
    const visits = [];
    for (let visit = 0; visit < 3; visit++) visits.push(await coming(opener, address));
    const wide = await layoutShift(opener, address, 1280);
    const shift = Math.max(wide, ...visits.map((visit) => visit.shift));
    rows.push({
      what: `${path} on a slow phone: LCP, TBT; largest shift`,
      figure: `${ms(middle(visits.map(({ lcp }) => lcp)))}, ${
        ms(middle(visits.map(({ tbt }) => tbt)))
      }; ${shift.toFixed(3)}`,
      goal: "P12: ≤ 1500 ms, ≤ 50 ms; ≤ 0.01",
    });
  }
  return rows;
}

const acts: (Act & { what: string; path: string })[] = [
  {
    what: "dialog (the filters on a phone)",
    path: "/",
    act: (page) => click(page, page.getByRole("button", { name: /^All filters/ })),
  },
  {
    what: "filter (a topic of the sentence)",
    path: "/",
    async act(page) {
      await click(page, page.getByRole("button", { name: /^Topic/ }));
      await click(page, page.getByRole("option", { name: /^sleep problems/ }));
    },
  },
  {
    what: "filter (a checkbox beside the results)",
    path: "/",
    viewport: { width: 1280, height: 900 },
    act: (page) => click(page, page.getByRole("checkbox").nth(5)),
  },
  {
    what: "slot (a time of a card)",
    path: "/",
    act: (page) => click(page, page.getByRole("link", { name: /choose this time/ }).first()),
  },
  {
    what: "slot (another time of the day)",
    path: profile,
    act: (page) => click(page, page.getByRole("radio", { name: /, \d\d?:\d\d$/ }).last()),
  },
  {
    what: "language",
    path: "/",
    viewport: { width: 1280, height: 900 },
    async act(page) {
      await click(page, page.getByRole("button", { name: /^EN/ }));
      await click(page, page.getByRole("menuitem", { name: "Русский" }));
    },
  },
];

/** P13: interaction times on a slow phone, the median of three. */
async function answers(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, path, ...how } of acts) {
    const times = [];
    for (let time = 0; time < 3; time++) {
      times.push(await answering(visitors(browser), `${origin}${path}?lng=en`, how));
    }
    rows.push({ what: `INP: ${what}`, figure: ms(middle(times)), goal: "P13: ≤ 100 ms" });
  }
  return rows;
}

/** P11 to P13: weight, loading and interaction times of the pages. */
export async function benchPages(): Promise<Row[]> {
  await using product = await startProduct();
  const executablePath = findBrowser();
  await using browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const pages = await everyPage(browser, product.origin);
  return [
    ...await weights(pages),
    ...await comings(pages),
    ...await answers(browser, product.origin),
  ];
}
