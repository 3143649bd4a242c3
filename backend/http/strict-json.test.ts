import fc from "fast-check";
import { expect, test } from "vitest";
import { faultOf, parseStrictly } from "./strict-json.ts";

test("JSON is read as JSON.parse reads it", () => {
  fc.assert(fc.property(fc.json(), (text) => {
    expect(parseStrictly(text)).toEqual(JSON.parse(text));
  }));
  const words = '{"a": "b\\" {\\"a\\": 1}", "b" : [{"a":1},{"a":2}], "__proto__": {"a": 1}}';
  expect(parseStrictly(words)).toEqual(JSON.parse(words));
});

test.each([
  ['{"a":1,"b":2,"a":1}', "a"],
  ['{"x":[{"note":1,"\\u006eote":2}]}', "note"],
  ['{"a" :{},"a":{}}', "a"],
])("a key that is sent twice is a fault: %s", (text, key) => {
  expect(faultOf(text)).toBe(`The key "${key}" is sent twice in one object`);
});

test("the fault of a text that is no JSON says where it is", () => {
  expect(faultOf('{"a":1,}')).toContain("position 7 (line 1 column 8)");
  expect(faultOf("{}")).toBeUndefined();
});
