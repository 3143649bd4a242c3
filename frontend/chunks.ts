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

/**
 * The file a module of the built pages goes into; null leaves it to the bundler. What stands around every page is one
 * file, what changes only with a new version of a library another, so that it stays in the browser's cache over our own
 * releases.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (react.test(id)) return "react";
  if (/\.html$|\/main\.tsx$/.test(id)) return null;
  const usedBy = (entry: RegExp) => leads(id, entry, ({ importers }) => importers, modules);
  if (!usedBy(product)) return null;
  if (usedBy(booking)) return "both";
  return id.includes("/node_modules/") ? "app" : "frame";
}

/** What the booking page and pages of the product share, beyond what is around every page. */
export function isOfBooking(id: string, modules: Modules): boolean {
  return leads(id, booking, ({ importers }) => importers, modules);
}

/** Small pieces that many pages have: one file compresses better than thirty, as long as it brings no library along. */
export function isSmallPiece(id: string, modules: Modules): boolean {
  return /\/ui-kit\//.test(id) &&
    !leads(id, aria, ({ importedIds }) => importedIds, modules);
}
