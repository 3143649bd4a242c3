/** Brings an element into sight and reads on from there. */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
