export type PageQuery = { limit: number; cursor?: string | undefined };
export type Page<Item> = { items: Item[]; nextCursor: string | null };
