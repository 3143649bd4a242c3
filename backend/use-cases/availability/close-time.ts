import { requireGoodDraft } from "../../domain/availability-problems.ts";
import { type ClosedTime, withClosedTime } from "../../domain/closed-time.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

/** Closes a time of one date. Sessions in it stay. ERR_INVALID_INPUT when no hours are open then. */
export async function closeTime(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { note, ...time }: ClosedTime & { note: string },
): Promise<void> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  await editor.change(ownerUri, now, async (_, { sheet, replace }) => {
    const draft = withClosedTime(sheet, time, note);
    try {
      requireGoodDraft(draft, now);
    } catch (error) {
      throw ofStart(error);
    }
    await replace(draft);
  });
}

/** The caller sent no exceptions: their problems are problems of the time. */
function ofStart(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.facts.errors) return error;
  const errors = error.facts.errors.map((problem) => ({ ...problem, path: "startsAt" }));
  return new DomainError(error.code, { ...error.facts, errors });
}
