import { expect, test } from "vitest";
import { operations } from "../support/answer-schemas.ts";
import { accessMatrix } from "./access-matrix.ts";
import { unknownExceptions } from "./staff-answers.ts";

test("the access matrix has every operation of the contract and no other", () => {
  const inContract = operations.map(({ operationId }) => operationId).toSorted();
  const inMatrix = new Set(accessMatrix.map(({ operationId }) => operationId));
  expect([...inMatrix].toSorted()).toEqual(inContract);
});

test("what reviewers, finance and assistants may do is about operations where roles decide", () => {
  expect(unknownExceptions(accessMatrix)).toEqual([]);
});
