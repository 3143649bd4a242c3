import type { Context } from "hono";

/** Given with requests that the server sends itself before the first visitor: they are in no log and no figures. */
export const warmUp = { isWarmUp: true };

export function isWarmUp({ env }: Context): boolean {
  return (env as Partial<typeof warmUp> | undefined)?.isWarmUp === true;
}
