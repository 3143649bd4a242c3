import type { Therapist } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";

const most = 10_000;

/** Complete practitioners for cards; the least recently shown are forgotten first. */
export function rememberTherapists({ therapists }: Persistence) {
  let known = new Map<string, Therapist>();

  return {
    async findMany(ids: string[]): Promise<Therapist[]> {
      const missing = ids.filter((id) => !known.has(id));
      const kept = known;
      const found = missing.length > 0 ? await therapists.findMany(missing) : [];
      const fresh = new Map(found.map((therapist) => [therapist.id, therapist]));
      return ids.flatMap((id) => {
        const therapist = kept.get(id) ?? fresh.get(id);
        if (!therapist) return [];
        kept.delete(id);
        kept.set(id, therapist);
        if (kept.size > most) kept.delete(kept.keys().next().value!);
        return [therapist];
      });
    },
    forget(ids: string[]): void {
      // A new map, so that what is being read right now is not remembered after this.
      known = new Map(known);
      for (const id of ids) known.delete(id);
    },
    forgetAll(): void {
      known = new Map();
    },
  };
}
