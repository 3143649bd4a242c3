/** `translations-plugin.ts` replaces this module, so that the booking page knows only its own namespaces. */
export { loadTranslations } from "./translations.ts";
