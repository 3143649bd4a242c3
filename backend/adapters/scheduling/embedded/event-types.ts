import { v7 } from "uuid";
import { freeSlug } from "../../../domain/slug.ts";
import type { Repositories } from "../../../ports/persistence.ts";
import type { EventTypeEditor, OfferingAccount } from "../../../ports/scheduling/event-types.ts";
import type { Resources } from "./resources.ts";

export function embeddedEventTypes(resources: Resources): EventTypeEditor {
  async function accountOf(
    { calendars }: Repositories,
    { slug, name, email, eventTypeUri }: OfferingAccount,
    now: number,
  ): Promise<{ id: string; slug: string }> {
    const typeId = eventTypeUri && resources.eventTypeId(eventTypeUri);
    const type = typeId ? await calendars.findEventType(typeId) : null;
    if (type) {
      await calendars.renameAccount(type.accountId, { name, email });
      return { id: type.accountId, slug: type.accountSlug };
    }
    const account = { id: v7(), slug: freeSlug(slug, await calendars.slugsLike(slug)) };
    await calendars.addAccount({ ...account, name, email, createdAt: now });
    return account;
  }

  return {
    async save(repositories, account, offers, now) {
      const { calendars } = repositories;
      const { id: accountId, slug } = await accountOf(repositories, account, now);
      await calendars.savePlaces(accountId, account.places, now);
      const taken = await calendars.typeSlugs(accountId);
      const saved = new Map<string, { eventTypeUri: string; schedulingUrl: string }>();
      for (const [position, offer] of offers.entries()) {
        const { practiceId, eventTypeUri, slug: wanted, ...type } = offer;
        const known = eventTypeUri && resources.eventTypeId(eventTypeUri);
        const id = known ?? v7();
        const typeSlug = taken.get(id) ?? freeSlug(wanted, new Set(taken.values()));
        taken.set(id, typeSlug);
        await calendars.saveEventType({ ...type, id, accountId, slug: typeSlug, position }, now);
        saved.set(practiceId, {
          eventTypeUri: resources.eventTypeUri(id),
          schedulingUrl: resources.pageUrl(slug, typeSlug),
        });
      }
      return { page: `${resources.origin}/@${slug}`, types: saved };
    },

    async rename({ calendars }, eventTypeUris, as, now) {
      const ids = eventTypeUris.flatMap((uri) => resources.eventTypeId(uri) ?? []);
      await calendars.renameEventTypes(ids, as, now);
    },

    async remove({ calendars }, eventTypeUris) {
      const ids = eventTypeUris.flatMap((uri) => resources.eventTypeId(uri) ?? []);
      if (ids.length > 0) await calendars.removeEventTypes(ids);
    },
  };
}
