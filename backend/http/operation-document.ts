type Parts = Record<string, Record<string, unknown>>;
type Document = { paths?: Parts; components?: Parts; tags?: { name: string }[] };

/** The contract of one operation with what it refers to: reading all of it takes a browser a minute. Null for no operation. */
export function operationDocument(document: object, operationId: string): object | null {
  const { paths = {}, components = {}, tags = [], ...rest } = document as Document;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId: id, tags: names = [] } = operation as {
        operationId?: string;
        tags?: string[];
      };
      if (id !== operationId) continue;
      const used: Parts = { securitySchemes: components.securitySchemes ?? {} };
      collect(operation, components, used);
      return {
        ...rest,
        tags: tags.filter(({ name }) => names.includes(name)),
        paths: { [path]: { [method]: operation } },
        components: used,
      };
    }
  }
  return null;
}

/** Adds every component that a part of the contract refers to, itself or through others. */
function collect(part: unknown, components: Parts, used: Parts): void {
  if (typeof part !== "object" || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== "$ref" || typeof value !== "string") {
      collect(value, components, used);
      continue;
    }
    const [, , kind = "", name = ""] = value.split("/");
    const found = components[kind]?.[name];
    if (!found || used[kind]?.[name]) continue;
    used[kind] = { ...used[kind], [name]: found };
    collect(found, components, used);
  }
}
