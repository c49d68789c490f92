import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { protectText } from "./protect-text.ts";

const names = new Map([
  ["TIANYUAN 60K", "天元 60K"],
  ["COPIA", "COPIA"],
]);
const protect = (text: string) => protectText(text, names);

test.each([
  ["a link", "Ask [the shop](/contact-us?a=1&b=2).", 'Ask <g id="1">the shop</g>.'],
  ["a placeholder", "Dear {name}", 'Dear <k id="1">{name}</k>'],
  ["a heading with an anchor", "## Two ways {#ways}", '<k id="1">## </k>Two ways <k id="2">{#ways}</k>'],
  ["bold words", "Very **loud** here", 'Very <g id="1">loud</g> here'],
  ["a product name", "COPIA and COPIABLE", '<k id="1">COPIA</k> and COPIABLE'],
  ["a unit", "4.99 kWh at 25 °C", '4.99 <k id="1">kWh</k> at 25 <k id="2">°C</k>'],
  ["a device error code", "Error E017 or AGAVE-TH-8", 'Error <k id="1">E017</k> or <k id="2">AGAVE-TH-8</k>'],
  ["an address", "See https://example.com/a?b=c.", 'See <k id="1">https://example.com/a?b=c.</k>'],
  ["markup", "1 < 2 & 3", "1 &#60; 2 &#38; 3"],
])("machine translation › protects %s", (_, text, markup) => {
  const protectedText = protect(text);
  expect(protectedText.markup).toBe(markup);
  expect(protectedText.restore(markup)).toBe(text);
});

test("machine translation › writes the name of a product in the target language", () => {
  const { markup, restore } = protect("The TIANYUAN 60K stores energy.");
  expect(restore(markup.replace("The ", "Die ").replace("stores energy", "speichert Energie"))).toBe("Die 天元 60K speichert Energie.");
});

test("machine translation › moves codes with their words and removes spaces that break Markdown", () => {
  const { restore } = protect("- Ask [the shop](/a) for {name}\n- Wait");
  expect(restore('<k id="1">- </k> <k id="3">{name}</k>: <g id="2">den Laden</g> fragen <k id="4">\n- </k> Warten')).toBe(
    "- {name}: [den Laden](/a) fragen\n- Warten",
  );
});

describe("machine translation › refuses an answer", () => {
  const { restore } = protect("Ask [the shop](/a) for {name}");
  test.each([
    ["without a code", 'Fragen Sie <g id="1">den Laden</g>'],
    ["with a repeated code", '<g id="1">a</g> <k id="2">{name}</k> <k id="2">{name}</k>'],
    ["with a new code", '<g id="1">a</g> <k id="2">{name}</k> <k id="3">x</k>'],
    ["with HTML", '<g id="1">a</g> <k id="2">{name}</k><script>alert(1)</script>'],
    ["with an exchanged element", '<k id="1">a</k> <g id="2">{name}</g>'],
    ["with another link", '<g id="1">a</g> <k id="2">{name}</k> [x](/evil)'],
    ["with another placeholder", '<g id="1">a {other}</g> <k id="2">{name}</k>'],
    ["with another address", '<g id="1">a</g> <k id="2">{name}</k> https://evil.example'],
    ["that is not well formed", '<g id="1">a <k id="2">{name}</k>'],
    ["with a document type", '<!DOCTYPE a [<!ENTITY b "c">]><g id="1">&b;</g> <k id="2">{name}</k>'],
    ["that is far too long", `<g id="1">${"a".repeat(5000)}</g> <k id="2">{name}</k>`],
  ])("%s", (_, answer) => {
    expect(restore(answer)).toBeUndefined();
  });
});

test("machine translation › keeps every text of the shipped content that is not changed", () => {
  const files = globSync(path.join(import.meta.dirname, "../../content/*/*/*"), {
    exclude: (name) => !/\.(md|json|ya?ml)$|[^.]+$/.test(name),
  });
  const texts = files.filter((file) => /\.(md|json|ya?ml)$/.test(file)).flatMap((file) => readFileSync(file, "utf8").split("\n\n"));
  expect(texts.length).toBeGreaterThan(1000);
  for (const text of texts.map((each) => each.trim()).filter((each) => each !== "")) {
    const { markup, restore } = protectText(text, new Map([["COPIA", "COPIA"]]));
    expect(restore(markup)).toBe(text);
  }
});
