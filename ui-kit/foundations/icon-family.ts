import type { IconName } from "../controls/icon-names.ts";

/** Icons that look or sound alike or belong together, and which one to take when. */
export type IconFamily = {
  name: string;
  icons: { icon: IconName; en: string; et: string; ru: string }[];
};
