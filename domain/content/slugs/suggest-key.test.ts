import { expect, test } from "vitest";
import { keyFromTitle } from "./suggest-key.ts";

test.each([
  ["Größe über Straße", "groesse-ueber-strasse"],
  ["L’énergie à la maison", "l-energie-a-la-maison"],
  ["户用储能系统发布", "hu-yong-chu-neng-xi-tong-fa-bu"],
  ["COPIA 5.0 – new!", "copia-5-0-new"],
  ["  --  ", ""],
  ["🙂", ""],
  [`${"long ".repeat(30)}`, "long-long-long-long-long-long-long-long-long-long-long-long-long-long-long-long"],
  ["x".repeat(200), "x".repeat(80)],
])("slug of a title › %s becomes %s", (title, key) => expect(keyFromTitle(title)).toBe(key));
