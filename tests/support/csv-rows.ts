import { expect } from "vitest";

/** The rows of a table in which every cell that is not empty is quoted. */
export function rowsOfCsv(csv: string, separator: "," | ";" = ","): string[][] {
  const rows: string[][] = [[]];
  const cell = separator === ","
    ? /(?:"((?:[^"]|"")*)")?(,|\r\n)/y
    : /(?:"((?:[^"]|"")*)")?(;|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const at = cell.lastIndex;
    const [, text = "", end] = cell.exec(csv) ?? expect.fail(`no quoted cell at ${at}`);
    rows.at(-1)!.push(text.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  rows.pop();
  return rows;
}
