import { z } from "@hono/zod-openapi";
import { type SavedView, savedViewLimits, viewedList } from "../../domain/saved-view.ts";

export const ViewedList = z.string().max(savedViewLimits.list).regex(viewedList).openapi({
  description: "The path of the list's page after `/admin/`",
  example: "users",
});

const view = {
  list: ViewedList,
  name: z.string().trim().min(1).max(savedViewLimits.name),
  search: z.string().max(savedViewLimits.search).openapi({
    description: 'The search part of the page\'s address, without its "?"',
  }),
  shared: z.boolean().openapi({ description: "Whether all administrators see it" }),
};

export const NewViewBody = z
  .object({
    ...view,
    id: z.uuid().optional().openapi({
      description: "The caller's view to change, for example to give it another name",
    }),
  })
  .openapi("NewView", {
    example: {
      list: "users",
      name: "Never signed in",
      search: "sort=lastSignIn&direction=asc",
      shared: false,
    },
  });

export const SavedViewBody = z
  .object({ id: z.uuid(), ...view, isOwn: z.boolean() })
  .openapi("SavedView", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      list: "users",
      name: "Never signed in",
      search: "sort=lastSignIn&direction=asc",
      shared: true,
      isOwn: true,
    },
  });

export function presentView(
  { id, list, name, search, shared, ownerId }: SavedView,
  userId: string,
): z.infer<typeof SavedViewBody> {
  return { id, list, name, search, shared, isOwn: ownerId === userId };
}
