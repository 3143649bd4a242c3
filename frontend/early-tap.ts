type TappedDocument = Document & {
  /** The button that was tapped last, from `public/early-tap.js`. */
  earlyTap?: HTMLButtonElement | null;
};

/** Repeats a tap from before the scripts of the page. Forms with an address were sent by the browser. */
export function repeatEarlyTap(): void {
  const { earlyTap: button } = document as TappedDocument;
  document.onclick = null;
  const isSent = button?.type === "submit" && button.form && button.form.method !== "dialog";
  if (button?.isConnected && !isSent) button.click();
}
