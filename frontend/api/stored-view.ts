import type { components } from "./schema.d.ts";

type CurrentUser = components["schemas"]["CurrentUser"];

/** An administrator sees the product as this person; `id` goes with every request. */
export type View = { id: string; user: CurrentUser; expiresAt: string };

/** Of this tab alone, so that a view goes on after a reload. Nothing of the viewed person is in it. */
type StoredView = Pick<View, "id" | "expiresAt"> & { adminId: string };

const viewKey = "heaolu.view";

export function storeView(view: StoredView | null): void {
  try {
    if (view) sessionStorage.setItem(viewKey, JSON.stringify(view));
    else sessionStorage.removeItem(viewKey);
  } catch {
    // Without storage a reload ends the view in this tab.
  }
}

export function storedView(): StoredView | null {
  try {
    const text = sessionStorage.getItem(viewKey);
    const view = text === null ? null : JSON.parse(text) as StoredView;
    return view && Date.parse(view.expiresAt) > Date.now() ? view : null;
  } catch {
    return null;
  }
}

/** The view that this tab had before a reload, if the server still knows it. */
export async function resumedView(adminId: string, accessToken: string): Promise<View | null> {
  const stored = storedView();
  const user = stored?.adminId === adminId ? await viewedUser(stored.id, accessToken) : null;
  if (!stored || !user) {
    storeView(null);
    return null;
  }
  // The pages of a client, as when the view began.
  return { ...stored, user: { ...user, therapistId: null, approval: null } };
}

async function viewedUser(id: string, accessToken: string): Promise<CurrentUser | null> {
  const headers = { "Authorization": `Bearer ${accessToken}`, "X-View-As": id };
  const response = await fetch("/api/auth/me", { headers });
  return response.ok ? await response.json() as CurrentUser : null;
}
