import { escape } from "html-escaper";

export type Operation = { id: string; area: string; method: string; path: string; summary: string };

/** The operations of one tag of the contract. */
export type Area = { name: string; description: string; operations: Operation[] };

type Described = { operationId: string; summary?: string; tags?: string[] };

export type Contract = {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
};

/** In the order of the contract; tags without operations are left out. */
export function operationsOf({ tags, paths }: Contract): Area[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId)
      .map(([method, { operationId: id, summary = "", tags: [area = ""] = [] }]) => ({
        ...{ id, area, method: method.toUpperCase(), path, summary },
      }))
  );
  return tags
    .map(({ name, description = "" }) => ({
      ...{ name, description, operations: all.filter(({ area }) => area === name) },
    }))
    .filter(({ operations }) => operations.length > 0);
}

/** Where the reference shows an operation. */
export function operationAddress({ area, id }: Pick<Operation, "area" | "id">): string {
  return `/docs/reference#/${area}/${id}`;
}

/** One line of a list of operations, with a link into the reference. */
export function operationLine(operation: Operation): string {
  const { method, path, summary } = operation;
  return `<li><a href="${
    operationAddress(operation)
  }"><span class="method" data-method="${method}">${method}</span>` +
    `<code>${escape(path)}</code><span>${escape(summary)}</span></a></li>`;
}
