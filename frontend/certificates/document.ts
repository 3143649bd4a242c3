import { api, ok } from "../api/client.ts";
import { followDownload } from "../download.ts";

const longEnoughMs = 60_000;

/** Saves the document of a certificate; a picture opens in a new tab instead. */
export async function openDocument(
  id: string,
  { fileName, contentType }: { fileName: string; contentType: string },
): Promise<void> {
  // Opened before the answer, because browsers block a tab that no press opens.
  const tab = contentType.startsWith("image/") ? globalThis.open("", "_blank") : null;
  try {
    const blob = await ok(api.GET("/api/certificates/{id}/document", {
      params: { path: { id } },
      parseAs: "blob",
    })) as unknown as Blob;
    const url = URL.createObjectURL(new Blob([blob], { type: contentType }));
    if (tab) tab.location.href = url;
    else followDownload(url, fileName);
    setTimeout(() => URL.revokeObjectURL(url), longEnoughMs);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
