/** What the bundler knows of a module, as far as it decides about its file. */
type Module = {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
};

export type Modules = { getModuleInfo: (id: string) => Module | null };

const react = /\/node_modules\/(react|react-dom|scheduler)\//;
const aria = /\/node_modules\/(react-aria[\w-]*|react-stately|@react-\w+|@internationalized)\//;
const product = /\/frontend\/main\.tsx$/;
const home = /\/frontend\/routes\/home\/search\.tsx$/;
const profile = /\/frontend\/routes\/therapist\/view\.tsx$/;
const booking = /\/frontend\/booking\/main\.tsx$/;

/** Whether a way leads from a module to one of a kind. */
function leads(
  from: string,
  kind: RegExp,
  next: (module: Module) => readonly string[],
  modules: Modules,
): boolean {
  const seen = new Set([from]);
  for (const id of seen) {
    if (kind.test(id)) return true;
    const module = modules.getModuleInfo(id);
    if (module) { for (const each of next(module)) seen.add(each); }
  }
  return false;
}

/** A library's list of what it has leads to these too, yet only some pages use them. */
const ofSomePages = /\/(useMutation|mutationObserver|useSuspense\w+)\.js$/;

/** Whether a page behind an entry ever asks for a module, however late. */
function reachedFrom(entry: RegExp, id: string, modules: Modules): boolean {
  const askedBy = ({ importers, dynamicImporters }: Module) => [...importers, ...dynamicImporters];
  return leads(id, entry, askedBy, modules);
}

/**
 * The file a module of the built pages goes into; null leaves it to the bundler. What stands around every page is one
 * file, what changes only with a new version of a library another, so that it stays in the browser's cache over our own
 * releases.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (react.test(id)) return "react";
  if (/\.html$/.test(id) || product.test(id) || ofSomePages.test(id)) return null;
  const usedBy = (entry: RegExp) => leads(id, entry, ({ importers }) => importers, modules);
  if (usedBy(booking)) {
    if (usedBy(product) || usedBy(home)) return "both";
    if (usedBy(profile)) return "times";
    // What keeps a time for somebody serves those too who move a session in their journal.
    return reachedFrom(product, id, modules) ? "held" : "booking-page";
  }
  if (!usedBy(product)) return null;
  return id.includes("/node_modules/") ? "app" : "frame";
}

const aroundEveryPage = /\/(rolldown-runtime|react|app|frame|both)-[^/]+$/;

/** Of the files a module needs, those that are not there before anybody can ask for it. */
export function stillMissing(files: string[]): string[] {
  return files.filter((file) => !aroundEveryPage.test(file));
}

function isPiece(id: string, modules: Modules): boolean {
  return /\/(ui-kit|frontend)\//.test(id) &&
    !leads(id, booking, ({ importers }) => importers, modules) &&
    !leads(id, aria, ({ importedIds }) => importedIds, modules);
}

/**
 * What the two pages everybody sees first, the search and a profile, share with others, so that they fetch nothing that
 * is theirs alone.
 */
export function firstPageOf(id: string, modules: Modules): string | null {
  if (!isPiece(id, modules)) return null;
  const usedBy = (page: RegExp) => leads(id, page, ({ importers }) => importers, modules);
  if (usedBy(home)) return usedBy(profile) ? "first" : "search-pieces";
  return usedBy(profile) && id.includes("/routes/therapist/") ? "profile-pieces" : null;
}

/** The small pieces that many other pages have: one file compresses better than thirty. */
export function smallPieceOf(id: string, modules: Modules): string | null {
  if (!id.includes("/ui-kit/") || !isPiece(id, modules)) return null;
  return leads(id, profile, ({ importers }) => importers, modules) ? "kit" : "form-pieces";
}

/** The pages that are only read are alike, and so are those one signs in on: what they share is a file each. */
export function nounPieceOf(id: string): string | null {
  if (/\/frontend\/(routes\/)?(pages|practices)\//.test(id)) return "reading";
  return id.includes("/frontend/routes/auth/") ? "auth-pieces" : null;
}
