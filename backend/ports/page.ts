export const orders = ["newest", "oldest"] as const;

export type Order = (typeof orders)[number];

export type PageQuery = { limit: number; cursor?: string | undefined };
/** Without `order` the newest come first. */
export type OrderedQuery = PageQuery & { order?: Order | undefined };
export type Page<Item> = { items: Item[]; nextCursor: string | null };
