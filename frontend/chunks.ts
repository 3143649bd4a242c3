type Module = {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
};

type Modules = { getModuleInfo: (id: string) => Module | null };

const react = /\/node_modules\/(react|react-dom|scheduler)\//;
const aria = /\/node_modules\/(react-aria[\w-]*|react-stately|@react-\w+|@internationalized)\//;
const app = /\/frontend\/main\.tsx$/;
const searchPage = /\/frontend\/routes\/home\/search\.tsx$/;
const profilePage = /\/frontend\/routes\/therapist\/view\.tsx$/;
const bookingPage = /\/frontend\/booking\/main\.tsx$/;

/** Exported by the main module of a library, but used by some pages only. */
const usedBySomePages = /\/(useMutation|mutationObserver|useSuspense\w+)\.js$/;

function reaches(
  from: string,
  pattern: RegExp,
  next: (module: Module) => readonly string[],
  modules: Modules,
): boolean {
  const seen = new Set([from]);
  for (const id of seen) {
    if (pattern.test(id)) return true;
    const module = modules.getModuleInfo(id);
    if (module) { for (const each of next(module)) seen.add(each); }
  }
  return false;
}

function isStaticImportOf(entry: RegExp, id: string, modules: Modules): boolean {
  return reaches(id, entry, ({ importers }) => importers, modules);
}

function isImportOf(entry: RegExp, id: string, modules: Modules): boolean {
  const importersOf = ({ importers, dynamicImporters }: Module) => [
    ...importers,
    ...dynamicImporters,
  ];
  return reaches(id, entry, importersOf, modules);
}

/**
 * The chunk of a module that every page loads: React, other libraries and the app's own code are one file each, so that
 * libraries stay in the browser's cache over releases. Null leaves the choice to the bundler.
 */
export function coreChunk(id: string, modules: Modules): string | null {
  if (react.test(id)) return "react";
  if (/\.html$/.test(id) || app.test(id) || usedBySomePages.test(id)) return null;
  const usedBy = (entry: RegExp) => isStaticImportOf(entry, id, modules);
  if (usedBy(bookingPage)) {
    if (usedBy(app) || usedBy(searchPage)) return "both";
    if (usedBy(profilePage)) return "times";
    return isImportOf(app, id, modules) ? "held" : "booking-page";
  }
  if (!usedBy(app)) return null;
  return id.includes("/node_modules/") ? "app" : "frame";
}

const corePattern = /\/(rolldown-runtime|react|app|frame|both)-[^/]+$/;

/** The booking page loads its later parts while it is idle; a list of their files would make its first part heavier. */
const loadedWhileIdle = /\/booking-page-[^/]+$/;
const monthCalendar = /\/month-calendar-[^/]+$/;

/** What to fetch together with `file`, which the file `host` imports. */
export function filesToPreload(files: string[], file: string, host: string): string[] {
  if (loadedWhileIdle.test(host) && !monthCalendar.test(file)) return [];
  return files.filter((each) => !corePattern.test(each));
}

function isOwnModuleWithoutAria(id: string, modules: Modules): boolean {
  return /\/(ui-kit|frontend|backend)\//.test(id) &&
    !isStaticImportOf(bookingPage, id, modules) &&
    !reaches(id, aria, ({ importedIds }) => importedIds, modules);
}

/** The chunk of a module that the search or a profile, the usual first pages, share with other pages. */
export function firstPageChunk(id: string, modules: Modules): string | null {
  if (!isOwnModuleWithoutAria(id, modules)) return null;
  const isOfProfile = isStaticImportOf(profilePage, id, modules);
  if (isStaticImportOf(searchPage, id, modules)) return isOfProfile ? "first" : "search-pieces";
  return isOfProfile && id.includes("/routes/therapist/") ? "profile-pieces" : null;
}

/** The chunk of a small component that several other pages share; one file compresses better than thirty. */
export function componentChunk(id: string, modules: Modules): string | null {
  if (!id.includes("/ui-kit/") || !isOwnModuleWithoutAria(id, modules)) return null;
  return isStaticImportOf(profilePage, id, modules) ? "kit" : "form-pieces";
}
