type TappedDocument = Document & {
  /** The button that was tapped last, from `backend/http/page-start.ts`. */
  earlyTap?: HTMLButtonElement | null;
};

/** From now on React answers taps, also on parts that it has not taken over yet. */
export function endEarlyTaps(): void {
  document.onclick = null;
}

/** Repeats a tap from before the scripts of the page. Forms with an address were sent by the browser. */
export function repeatEarlyTap(): void {
  const { earlyTap: button } = document as TappedDocument;
  button?.removeAttribute("data-tapped");
  const isSent = button?.type === "submit" && button.form && button.form.method !== "dialog";
  if (button?.isConnected && !isSent) button.click();
}
