import type { DomainValue } from "../../domain/domain-value.ts";
import { helpProblems, requireGoodValue, requireVersion } from "../../domain/value-problems.ts";
import type { Help } from "../../domain/practice-text.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { renameEventTypes } from "./rename-event-types.ts";
import type { UsedValue } from "./list-admin-domain-values.ts";
import { requireRight } from "../require-right.ts";
import { findValue, saveValue, type ValueName } from "./save-value.ts";

export type ValueContent = Pick<DomainValue, "labels" | "synonyms" | "group" | "lat" | "lon">;

/**
 * For admins. `seen`: the version that the caller changes. `helps`: of a practice; without it they stay.
 * ERR_FORBIDDEN, ERR_NOT_FOUND, ERR_STALE, ERR_INVALID_INPUT with the fields.
 */
export async function updateDomainValue(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  context: Context,
  { name, seen, content, helps }: {
    name: ValueName;
    seen: number;
    content: ValueContent;
    helps?: Help[] | undefined;
  },
): Promise<UsedValue> {
  requireRight(context.account, "manage-values");
  return await persistence.transaction(async (repositories) => {
    const before = await findValue(repositories, name);
    requireVersion(before, seen);
    const after = { ...before, ...fitting(before, content) };
    const text = name.domainCode === "THERAPY_TYPE"
      ? await repositories.practiceTexts.find(name.code)
      : null;
    const values = await repositories.domainValues.list();
    requireGoodValue(after, values, text && helps ? helpProblems(helps, text.helps, values) : []);
    const changed = await saveValue(persistence, repositories, context, {
      action: "change-value",
      before,
      after,
      ...(text && { helps }),
    });
    if (text && after.group && text.group !== after.group) {
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
