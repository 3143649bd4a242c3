/** Where `kept-hold.ts` stores the hold; this part is small enough for the first view of the booking page. */
export const keptHoldKey = "heaolu.hold";

function stored(): string | null {
  try {
    return localStorage.getItem(keptHoldKey);
  } catch {
    // Storage is blocked, so that nothing is kept.
    return null;
  }
}

export function hasKeptHold(): boolean {
  return stored() !== null;
}

/** Works while the page closes. */
export function forgetHold(id: string) {
  if (stored()?.includes(`"${id}"`)) localStorage.removeItem(keptHoldKey);
}
