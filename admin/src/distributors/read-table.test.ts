import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const header = "key;order;country;kind;lines;place;name;city;note";
const line = 'hessen-solar;10;DE;installer;residential;Kassel;"Müller & Söhne";Kassel;';
const row = {
  key: "hessen-solar",
  order: "10",
  country: "DE",
  kind: "installer",
  lines: "residential",
  place: "Kassel",
  name: "Müller & Söhne",
  city: "Kassel",
  note: "",
};
const tableOf = (text: string) => readTable(new Blob([text]), "de");

test.each([
  ["semicolons", `${header}\r\n${line}\r\n`],
  ["commas", `${header}\n${line}\n`.replaceAll(";", ",")],
  ["tabs", `${header}\n${line}\n`.replaceAll(";", "\t")],
  ["a separator line", `sep=;\r\n${header}\r\n${line}\r\n`],
  ["a separator line and a byte order mark", `\uFEFFsep=;\r\n${header}\r\n${line}\r\n`],
  ["blanks and capital letters in its header", `Key; Order ;COUNTRY;Kind;Lines;Place;Name;City;Note\n${line}\n`],
  ["an unknown column", `${header};colour\n${line};blue\n`],
  ["empty lines", `${header}\n\n${line}\n;;;;;;;;\n`],
])("distributor table › accepts %s", async (_, text) => {
  expect(await tableOf(text)).toMatchObject({ rows: [row], encoding: "utf-8", missing: [] });
});

test.each([
  ["the header", `${header}\n${line}\n${line}\n`, [2, 3]],
  ["a separator line", `sep=;\r\n${header}\r\n${line}\r\n`, [3]],
  ["empty lines", `\n${header}\n\n${line}\n;;;;;;;;\n${line}`, [4, 6]],
  ["cells with several lines", `${header}\n${line}"First\nSecond"\n${line}\n`, [2, 4]],
])("distributor table › counts %s in the line numbers", async (_, text, lines) => {
  expect((await tableOf(text)).lines).toEqual(lines);
});

test("distributor table › accepts Windows-1252", async () => {
  const bytes = Uint8Array.from(`${header}\r\n${line}\r\n`, (letter) => letter.charCodeAt(0));
  expect(await readTable(new Blob([bytes]), "de")).toEqual({ rows: [row], lines: [2], encoding: "windows-1252", missing: [] });
});

test("distributor table › reads the columns with contact details that the file has", async () => {
  const { rows } = await tableOf(`${header};Telephone;Website\n${line};'+49 561 1234;www.solar.example\n`);
  expect(rows).toEqual([{ ...row, telephone: "+49 561 1234", website: "www.solar.example" }]);
});

test("distributor table › reports missing columns", async () => {
  expect((await tableOf("name;city\nMüller;Kassel\n")).missing).toEqual(["key", "order", "country", "kind", "lines"]);
});

test("distributor table › removes the apostrophes that the export adds to formulas", async () => {
  expect((await tableOf(`${header}\n${line}'=1+1\n`)).rows[0]?.note).toBe("=1+1");
});
