/** Gives the browser a calendar file to save or to open. */
export function downloadCalendar(text: string, name: string): void {
  downloadBlob(new Blob([text], { type: "text/calendar;charset=utf-8" }), name);
}

export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  followDownload(url, name);
  URL.revokeObjectURL(url);
}

export function followDownload(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
