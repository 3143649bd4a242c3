import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { type FieldProblem, problem } from "../../domain/field-problem.ts";
import type { Help } from "../../domain/practice-text.ts";
import { languages, type Text } from "../../domain/text.ts";
import {
  helpProblems,
  requireOpen,
  valueCode,
  valueProblems,
} from "../../domain/value-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type UsedValue, withUsage } from "./list-admin-domain-values.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";
import { fieldsOf, type ValueName } from "./save-value.ts";
import type { ValueContent } from "./update-domain-value.ts";

const empty: Text = { et: "", en: "", ru: "" };

/**
 * For admins: the last value of its kind. A practice also needs a summary, and its page begins with it. ERR_FORBIDDEN,
 * ERR_VALUE_FIXED, ERR_DUPLICATE_ENTITY for a code that its kind has, ERR_INVALID_INPUT with the fields.
 */
export async function addDomainValue(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { name, content, summary, helps = [] }: {
    name: ValueName;
    content: ValueContent;
    summary?: Text | undefined;
    helps?: Help[] | undefined;
  },
): Promise<UsedValue> {
  requireRight(account, "manage-values");
  requireOpen(name);
  return await persistence.transaction(async (repositories) => {
    const values = await repositories.domainValues.list();
    const others = values.filter(({ domainCode }) => domainCode === name.domainCode);
    if (others.some(({ code }) => code === name.code)) {
      throw new DomainError("ERR_DUPLICATE_ENTITY");
    }
    const isPractice = name.domainCode === "THERAPY_TYPE";
    const helpsOfNew = isPractice ? helps : [];
    const isCity = name.domainCode === "CITY";
    const value: DomainValue = {
      ...content,
      ...name,
      group: isPractice ? content.group : null,
      lat: isCity ? content.lat : null,
      lon: isCity ? content.lon : null,
      sort: Math.max(0, ...others.map(({ sort }) => sort)) + 10,
      retiredAt: null,
      version: 1,
    };
    const errors = [
      ...(valueCode.test(name.code)
        ? []
        : [problem("code", "ERR_INVALID_FORMAT", { format: "SLEEP_DISORDERS" })]),
      ...valueProblems(value, others),
      ...(isPractice
        ? [...summaryProblems(summary ?? empty), ...helpProblems(helps, [], values)]
        : []),
    ];
    if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
    await repositories.domainValues.add(value);
    if (isPractice) {
      await repositories.practiceTexts.add({
        code: name.code,
        group: value.group!,
        summary: summary!,
        about: empty,
        whatHappens: empty,
        goodToKnow: empty,
        evidence: empty,
        helps,
        version: 1,
      });
    }
    await recordAction(persistence, repositories, { account, now }, {
      action: "add-value",
      kind: "domain-value",
      id: `${name.domainCode}.${name.code}`,
      after: fieldsOf(value, helpsOfNew),
    });
    return withUsage(value, new Map(), helpsOfNew);
  });
}

function summaryProblems(summary: Text): FieldProblem[] {
  return languages.filter((language) => summary[language] === "")
    .map((language) => problem(`summary.${language}`, "ERR_REQUIRED"));
}
