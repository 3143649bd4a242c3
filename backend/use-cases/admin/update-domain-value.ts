import type { DomainValue } from "../../domain/domain-value.ts";
import { requireGoodValue, requireVersion } from "../../domain/value-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { renameEventTypes } from "./rename-event-types.ts";
import type { UsedValue } from "./list-admin-domain-values.ts";
import { requireRight } from "../require-right.ts";
import { findValue, saveValue, type ValueName } from "./save-value.ts";

export type ValueContent = Pick<DomainValue, "labels" | "synonyms" | "group" | "lat" | "lon">;

/**
 * For admins. `seen`: the version that the caller changes. ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT
 * with the fields.
 */
export async function updateDomainValue(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  context: Context,
  { name, seen, content }: { name: ValueName; seen: number; content: ValueContent },
): Promise<UsedValue> {
  requireRight(context.account, "manage-values");
  return await persistence.transaction(async (repositories) => {
    const before = await findValue(repositories, name);
    requireVersion(before, seen);
    const after = { ...before, ...fitting(before, content) };
    requireGoodValue(after, await repositories.domainValues.list());
    const action = "change-value";
    const changed = await saveValue(persistence, repositories, context, { action, before, after });
    const text = await repositories.practiceTexts.find(name.code);
    if (name.domainCode === "THERAPY_TYPE" && text && after.group && text.group !== after.group) {
      await repositories.practiceTexts.saveGroup(name.code, after.group);
    }
    if (name.domainCode === "THERAPY_TYPE") {
      await renameEventTypes(scheduling, repositories, { before, after }, context.now);
    }
    return changed;
  });
}

/** Only practices have a group, and only cities a place. */
function fitting({ domainCode }: DomainValue, content: ValueContent): ValueContent {
  return {
    ...content,
    group: domainCode === "THERAPY_TYPE" ? content.group : null,
    ...(domainCode === "CITY" ? {} : { lat: null, lon: null }),
  };
}
