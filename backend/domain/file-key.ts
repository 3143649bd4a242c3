import type { FileKind } from "./file-kind.ts";
import type { UploadPurpose } from "./upload.ts";

/** Files that are served only to who has a signed URL. */
const privateFolder = "private";

const partFolder = "receiving";

type PublicPurpose = "portrait" | "photo" | "place" | "video";

const publicFolders: Record<PublicPurpose, string> = {
  portrait: "portraits",
  photo: "photos",
  place: "photos",
  video: "videos",
};

/** Where files of uploads are. Other files in these folders have other names. */
export const uploadFolders = [
  partFolder,
  privateFolder,
  ...new Set(Object.values(publicFolders)),
];

/** Where all files are, those of users and of the demo included. Variants are made again. */
export const storedFolders = [...uploadFolders, "avatars"];

/** Names the database whose files a storage has. */
export const markerKey = "database.id";

const extensions: Record<FileKind, string> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  pdf: "pdf",
  mp4: "mp4",
  webm: "webm",
  mp3: "mp3",
  m4a: "m4a",
  ogg: "ogg",
};

/** The name has the id of the upload and a digest, so that what it names never changes. `digest` is hexadecimal. */
export function privateKeyOf(uploadId: string, digest: string, kind: FileKind): string {
  return `${privateFolder}/${uploadId}-${digest.slice(0, 12)}.${extensions[kind]}`;
}

/** `name` is different for each part, also for two at the same place of a file. */
export function partKeyOf(uploadId: string, name: string): string {
  return `${partFolder}/${uploadId}-${name}.part`;
}

/** Where the published file is stored; null for documents and files of courses, which are never public. */
export function publicKeyOf(purpose: UploadPurpose, privateKey: string): string | null {
  if (!isPublicPurpose(purpose)) return null;
  return `${publicFolders[purpose]}/${privateKey.split("/").at(-1)}`;
}

function isPublicPurpose(purpose: UploadPurpose): purpose is PublicPurpose {
  return purpose in publicFolders;
}

/** The picture that stands for a video is a photo. */
export function publicPosterKeyOf(privateKey: string): string {
  return `${publicFolders.photo}/${privateKey.split("/").at(-1)}`;
}

/** Where a published file is stored when no published profile names it any more. */
export function withdrawnKeyOf(publicKey: string): string {
  return `${privateFolder}/${publicKey.split("/").at(-1)}`;
}

export function isPrivateKey(key: string): boolean {
  return /^private\/[0-9a-f-]{49}\.[a-z0-9]+$/.test(key);
}

export function isVideoKey(key: string): boolean {
  return /^videos\/[0-9a-f-]{49}\.(mp4|webm)$/.test(key);
}

/** A published picture; it is stored as WebP. */
export function isUploadedPicture(key: string): boolean {
  return /^(portraits|photos)\/[0-9a-f-]{49}\.webp$/.test(key);
}

/** Whether the file is one of an upload, or was left by an interrupted write of one. */
export function isOfUpload(key: string): boolean {
  return /^[a-z]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9a-f-]+\./.test(key);
}
