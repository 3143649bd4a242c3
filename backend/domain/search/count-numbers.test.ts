import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "tests/support/drawn.ts";
import { setOf } from "./bit-set.ts";
import { countNumbers } from "./count-numbers.ts";

const words = 3;
const end = 4;

/** By row: the number in each layer, and whether the layer's set has the row. */
const rowsArbitrary = fc.array(
  fc.array(fc.record({ number: fc.nat(end - 1), isIn: fc.boolean() }), { maxLength: 4 }),
  { maxLength: words * 32, size: "max" },
);

test("a number is counted once in each row that has it in the set of any layer", () => {
  fc.assert(
    fc.property(rowsArbitrary, (rows) => {
      const positions = [0, 1, 2, 3];
      const sets = positions.map((position) =>
        setOf(rowsWith((row) => row[position]?.isIn), words)
      );
      const layers = positions.map((position) => ({
        numbers: Uint32Array.from({ length: words * 32 }, (_, at) => {
          return rows[at]?.[position]?.number ?? 0;
        }),
        repeated: setOf(
          rowsWith((row) =>
            row.slice(0, position).some(({ number }) => number === row[position]?.number)
          ),
          words,
        ),
      }));
      expect([...countNumbers(sets, layers, end)]).toEqual(
        [0, 1, 2, 3].map((number) =>
          rowsWith((row) => row.some((one) => one.isIn && one.number === number)).length
        ),
      );

      function rowsWith(fits: (row: (typeof rows)[number]) => boolean | undefined): number[] {
        return rows.flatMap((row, at) => fits(row) ? at : []);
      }
    }),
    drawn(200),
  );
});
