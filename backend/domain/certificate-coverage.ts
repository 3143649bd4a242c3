import { type Certificate, isCounted, publicState, validity } from "./certificate.ts";
import type { Therapist } from "./therapist.ts";

type Certified = Pick<Therapist, "certificates" | "practices">;

/** Types of practices with a checked certificate in force, in the order of the profile. */
export type Coverage = readonly string[];

/** The checked certificates in force at `now` (ms) for a type of practice. */
export function certifiedFor(
  { certificates }: Pick<Certified, "certificates">,
  type: string,
  now: number,
): Certificate[] {
  return certificates.filter((one) => one.practices.includes(type) && isCounted(one, now));
}

/** What visitors see of the certificates for a type of practice: no refused and no expired ones, checked ones first. */
export function shownFor(
  { certificates }: Pick<Certified, "certificates">,
  type: string,
  now: number,
): Certificate[] {
  const shown = certificates.filter((one) =>
    one.practices.includes(type) && publicState(one) !== null && validity(one).until > now
  );
  const isChecked = (one: Certificate) => isCounted(one, now);
  return [...shown.filter(isChecked), ...shown.filter((one) => !isChecked(one))];
}

const known = new WeakMap<object, { from: number; until: number; coverage: Coverage }>();

/** The same array as long as the same practices are covered and the profile is not changed. `now` in ms. */
export function coverageOf(therapist: Certified, now: number): Coverage {
  const last = known.get(therapist);
  if (last && last.from <= now && now < last.until) return last.coverage;
  const checked = therapist.certificates.filter(({ state }) => state === "checked");
  const changes = checked.flatMap((one) => Object.values(validity(one)));
  const coverage = coveredTypes(therapist, now);
  const isSame = last?.coverage.join() === coverage.join();
  const entry = {
    from: Math.max(-Infinity, ...changes.filter((at) => at <= now)),
    until: Math.min(Infinity, ...changes.filter((at) => at > now)),
    coverage: last && isSame ? last.coverage : coverage,
  };
  known.set(therapist, entry);
  return entry.coverage;
}

function coveredTypes({ certificates, practices }: Certified, now: number): string[] {
  const types = new Set(practices.filter(({ intro }) => !intro).map(({ type }) => type));
  return [...types].filter((type) => certifiedFor({ certificates }, type, now).length > 0);
}
