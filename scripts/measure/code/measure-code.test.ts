import { expect, test } from "vitest";
import { measureCode } from "./measure-code.ts";
import { readSource } from "./read-sources.ts";

const measure = (...files: string[]) => measureCode(files.map((text, index) => readSource(`domain/${index}.tsx`, text)));

test.each([
  ["const a = b as string;", { assertions: 1 }],
  ["const a = b as unknown as string;", { assertions: 2 }],
  ["const a = ['x'] as const;", { assertions: 0 }],
  ["import { a as b } from './a.ts'; export { b as c };", { assertions: 0 }],
  ["const a = b!.c![0]!;", { nonNull: 3 }],
  ["let a!: string;", { nonNull: 1 }],
  ["const a = !b != !c;", { nonNull: 0 }],
  ["const a: any = (b: any[]) => b;", { any: 2 }],
  ["const many = 'any'; // any", { any: 0 }],
  ["// TODO: more", { todo: 1 }],
  ["const todo = 'TODO';", { todo: 0 }],
])("the code measurement counts casts, any and TODO in: %s", (code, figures) => {
  expect(measure(code)).toMatchObject(figures);
});

test("the code measurement counts lines, comment lines and function lengths", () => {
  expect(measure("// one\n/* two\n three */\nfunction four() {\n  return () => 5;\n}\n", "\n\n\n")).toMatchObject({
    lines: 7,
    linesOfFile: { median: 1, max: 6 },
    commentsPerHundred: (3 / 7) * 100,
    functions: 2,
    linesOfFunction: { median: 1, max: 3 },
  });
});

const body = "{\n  const x = first(y);\n  return x;\n}";
const run = (from: number) => Array.from({ length: 8 }, (_, index) => `call(${from + index});`).join("\n");
test.each([
  ["the same body under two names", [`function a() ${body}`, `\nconst b = () => ${body};`], ["0:1-4 1:2-5"]],
  [
    "a reformatted body with a comment",
    [`function a() ${body}`, `function b() {\n\n // why\n const x = first(y); return x; }`],
    ["0:1-4 1:1-4"],
  ],
  [
    "three equal bodies as three pairs",
    [`function a() ${body}\nfunction b() ${body}\nfunction c() ${body}`],
    ["0:1-4 0:5-8", "0:1-4 0:9-12", "0:5-8 0:9-12"],
  ],
  ["a body of two lines", ["const a = () =>\n  first(x);", "const b = () =>\n  first(x);"], []],
  ["eight equal lines", [`a();\n${run(1)}\nb();`, `${run(1)}\nc();`], ["0:2-9 1:1-8"]],
  ["sixteen equal lines as one pair", [`${run(1)}\n${run(9)}`, `${run(1)}\n${run(9)}\nx();`], ["0:1-16 1:1-16"]],
  ["seven equal lines", [`${run(1)}`, `${run(2)}`], []],
  ["equal imports", [`import {\n${"a,\n".repeat(9)}} from "a";`, `import {\n${"a,\n".repeat(9)}} from "a";`], []],
])("the code measurement finds duplicates: %s", (_, files, pairs) => {
  const found = measure(...files).duplicates.map((pair) =>
    pair.map(({ file, from, to }) => `${file.slice(7, -4)}:${from}-${to}`).join(" "),
  );
  expect(found).toEqual(pairs);
});
