import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Repositories } from "../../ports/persistence.ts";

type Person = Pick<Account, "therapistId"> | null;

/** ERR_OWN_CALENDAR when the person holds the practice, alone or together with others. */
export async function requireOtherCalendar(
  { companions }: Pick<Repositories, "companions">,
  person: Person,
  { therapistId, practiceId }: { therapistId: string; practiceId: string },
): Promise<void> {
  const own = person?.therapistId;
  if (!own) return;
  const others = own === therapistId ? [] : await companions.listOfPractice(practiceId);
  if (own === therapistId || others.some((companion) => companion.therapistId === own)) {
    throw new DomainError("ERR_OWN_CALENDAR");
  }
}
