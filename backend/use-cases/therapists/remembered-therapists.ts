import { recentlyUsed } from "../../domain/recently-used.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";

const most = 5_000;

/** Complete practitioners for cards; the least recently shown are forgotten first. */
export function rememberTherapists({ therapists }: Persistence) {
  const known = recentlyUsed<string, Therapist>(most);
  let changes = 0;

  async function read(ids: string[]): Promise<Map<string, Therapist>> {
    const before = changes;
    const found = await therapists.findMany(ids);
    // What changed while it was read may have been read as it was.
    if (before === changes) { for (const therapist of found) known.set(therapist.id, therapist); }
    return new Map(found.map((therapist) => [therapist.id, therapist]));
  }

  return {
    async findMany(ids: string[]): Promise<Therapist[]> {
      const kept = ids.map((id) => known.get(id));
      const missing = ids.filter((_, at) => !kept[at]);
      const fresh = missing.length > 0 ? await read(missing) : null;
      return ids.flatMap((id, at) => kept[at] ?? fresh?.get(id) ?? []);
    },
    forget(ids: string[]): void {
      changes++;
      for (const id of ids) known.delete(id);
    },
    forgetAll(): void {
      changes++;
      known.clear();
    },
  };
}
