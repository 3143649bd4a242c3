import { expect, test } from "vitest";
import { operationDocument } from "./operation-document.ts";

test("the contract of one operation has the components that it needs and no others", () => {
  const schemas = {
    Session: { properties: { client: { $ref: "#/components/schemas/Person" } } },
    Person: { properties: { friend: { $ref: "#/components/schemas/Person" } } },
    Other: {},
  };
  const get = {
    operationId: "getSession",
    tags: ["sessions"],
    responses: { 200: { $ref: "#/components/schemas/Session" } },
  };
  const document = {
    openapi: "3.1.0",
    tags: [{ name: "sessions" }, { name: "others" }],
    paths: { "/sessions": { get, post: { operationId: "addSession" } }, "/others": { get: {} } },
    components: { schemas, securitySchemes: { bearer: {} } },
  };
  const { Session, Person } = schemas;
  expect(operationDocument(document, "getSession")).toEqual({
    openapi: "3.1.0",
    tags: [{ name: "sessions" }],
    paths: { "/sessions": { get } },
    components: { schemas: { Session, Person }, securitySchemes: { bearer: {} } },
  });
  expect(operationDocument(document, "constructor")).toBeNull();
});
