import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Külli Mägi", "KM"],
  ["Anna Maria von Rebane", "AR"],
  ["õnne", "Õ"],
  ["  Sõnajala   Piret ", "SP"],
  ["", ""],
])("the initials of %j are %s", (name, initials) => expect(initialsOf(name)).toBe(initials));
