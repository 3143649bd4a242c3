import { toQuery } from "../home/filters.ts";

/** CUP_THERAPY is "cup-therapy" in an address. */
export function slugOf(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}

export function codeOf(slug: string): string {
  return slug.toUpperCase().replaceAll("-", "_");
}

/** The search for those who offer a practice. */
export function searchOfPractice(code: string): string {
  return `/${toQuery({ practices: [code] })}`;
}

/** The search for those who help in a way. */
export function searchOfNeed(way: string): string {
  return `/${toQuery({ needs: [way] })}`;
}
