/** Widths (px) in which a picture is served: device widths, sizes on a page, and 500 for a profile picture. */
export const pictureWidths = [
  16,
  32,
  48,
  64,
  96,
  128,
  256,
  384,
  500,
  640,
  750,
  828,
  1080,
  1200,
  1920,
  2048,
  3840,
] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The smallest first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** The formats that a picture is prepared in before it is requested; the other one is for old browsers. */
export const preparedFormats = ["avif", "webp"] as const satisfies PictureFormat[];

/** Users' own pictures have secret names; shared caches must not store them. */
const personalFolders = ["avatars"];

const pictureFolders = ["portraits", "photos", ...personalFolders];

/** Whether the storage key is that of a picture that is served to browsers. */
export function isPictureKey(key: string): boolean {
  const [folder = "", name = "", ...rest] = key.split("/");
  return rest.length === 0 && pictureFolders.includes(folder) &&
    /^[a-z0-9][a-z0-9.-]{0,120}$/.test(name);
}

export function isPersonalPicture(key: string): boolean {
  return personalFolders.includes(key.split("/")[0]!);
}

const variantFolder = "variants";

/** The storage key of a picture at a width (px), in no folder that is served as it is. */
export function variantKey(key: string, width: PictureWidth, format: PictureFormat): string {
  return `${variantFolder}/${key}.${width}.${format}`;
}

/** The folder with the variants of the pictures in a folder. */
export function variantFolderOf(folder: string): string {
  return `${variantFolder}/${folder}`;
}

/** The storage key of the picture that a variant was made of. */
export function sourceOfVariant(variantKey: string): string {
  return variantKey.slice(variantFolder.length + 1).split(".").slice(0, -2).join(".");
}

/** The width (px) of an uploaded picture that no page shows wider. */
export function fullWidthOf(key: string): PictureWidth {
  return key.startsWith("portraits/") ? 1200 : 2048;
}

/** Whether the name contains the digest of the content, so that what it names never changes. */
export function isContentAddressed(key: string): boolean {
  return /-[0-9a-f]{12}\.[a-z]+$/.test(key);
}
