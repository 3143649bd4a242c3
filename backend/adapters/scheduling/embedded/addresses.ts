/** How this house names its scheduling resources to the world, and what a name it is given means. */
export type Addresses = ReturnType<typeof addressesAt>;

export function addressesAt(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  const resource = (path: string) => `${origin}/api/calendly/${path}`;
  const idIn = (pattern: RegExp) => (uri: string): string | null => {
    if (!uri.startsWith(resource(""))) return null;
    return pattern.exec(uri.slice(resource("").length))?.[1] ?? null;
  };
  return {
    origin,
    resource,
    user: (id: string) => resource(`users/${id}`),
    eventType: (id: string) => resource(`event_types/${id}`),
    event: (id: string) => resource(`scheduled_events/${id}`),
    invitee: (eventId: string, id: string) =>
      resource(`scheduled_events/${eventId}/invitees/${id}`),
    page: (account: string, slug: string) => `${origin}/@${account}/${slug}`,
    userId: idIn(/^users\/([\w-]+)$/),
    eventTypeId: idIn(/^event_types\/([\w-]+)$/),
    eventId: idIn(/^scheduled_events\/([\w-]+)$/),
    inviteeId: idIn(/^scheduled_events\/[\w-]+\/invitees\/([\w-]+)$/),
  };
}
