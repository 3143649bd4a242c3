import { uploadForm } from "../api/upload.ts";
import type { Upload } from "./upload-file.ts";

const longestSide = 1920;
const posterSeconds = 1;

/** Takes a still picture of an uploaded video and stores it with it. Without one the video is shown as it is. */
export async function addPoster(upload: Upload): Promise<Upload> {
  const picture = await stillOf(upload).catch(() => null);
  if (!picture) return upload;
  const fields = { picture: new File([picture], "poster.jpg", { type: "image/jpeg" }) };
  return await uploadForm<Upload>({ path: `/api/uploads/${upload.id}/poster`, fields }, () => {})
    .catch(() => upload);
}

async function stillOf({ url, durationSeconds }: Upload): Promise<Blob | null> {
  const video = document.createElement("video");
  try {
    video.muted = true;
    video.preload = "auto";
    video.src = url!;
    await event(video, "loadeddata");
    video.currentTime = Math.min(posterSeconds, (durationSeconds ?? 0) / 2);
    await event(video, "seeked");
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext("2d")!.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

const longestWaitMs = 15_000;

function event(video: HTMLVideoElement, name: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  video.addEventListener(name, () => resolve(), { once: true });
  video.addEventListener("error", () => reject(video.error), { once: true });
  const timer = setTimeout(() => reject(new Error(`no ${name}`)), longestWaitMs);
  return promise.finally(() => clearTimeout(timer));
}
