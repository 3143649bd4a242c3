export type Addresses = ReturnType<typeof calendlyAddresses>;

type Bases = {
  resourceOrigin: string;
  apiUrl: string;
  pageUrl: string;
};

export function calendlyAddresses({ resourceOrigin, apiUrl, pageUrl }: Bases) {
  const pages = new URL(pageUrl).origin;
  const bases = [resourceOrigin, apiUrl, `${pages}/api/v2`].map((base) => base.replace(/\/$/, ""));

  function pathIn(uri: string): string | null {
    const base = bases.find((one) => uri.startsWith(`${one}/`));
    return base === undefined ? null : uri.slice(base.length + 1);
  }

  const matching = (pattern: RegExp) => (uri: string): string | null => {
    const path = pathIn(uri);
    return path !== null && pattern.test(path) ? path : null;
  };

  return {
    pages,
    resource: (path: string) => `${resourceOrigin}/${path}`,
    canonical(uri: unknown): string {
      const path = typeof uri === "string" ? pathIn(uri) : null;
      return path === null ? "" : `${resourceOrigin}/${path}`;
    },
    userPath: matching(/^users\/[\w-]+$/),
    eventTypePath: matching(/^event_types\/[\w-]+$/),
    eventPath: matching(/^scheduled_events\/[\w-]+$/),
    inviteePath: matching(/^scheduled_events\/[\w-]+\/invitees\/[\w-]+$/),
    noShowPath: matching(/^invitee_no_shows\/[\w-]+$/),
    hookPath: matching(/^webhook_subscriptions\/[\w-]+$/),
  };
}
