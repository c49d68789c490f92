import { Visitor, type ESTree } from "vite";
import { lineOf, type Source } from "./read-sources.ts";

export type FunctionOfSource = { start: number; end: number; lines: number };

export type Counts = {
  functions: FunctionOfSource[];
  /** `x as T` and `<T>x`, which the compiler believes; `as const` asserts nothing. */
  assertions: number;
  /** `x!`, and `let x!: T`. */
  nonNull: number;
  any: number;
  todo: number;
  commentLines: number;
};

export function countSource({ text, program, comments }: Source): Counts {
  const functions: FunctionOfSource[] = [];
  let assertions = 0;
  let nonNull = 0;
  let any = 0;
  const addFunction = ({ body }: { body: ESTree.FunctionBody | ESTree.Expression | null }, { start, end }: ESTree.Span) => {
    if (body) functions.push({ start: body.start, end: body.end, lines: lineOf(text, end) - lineOf(text, start) + 1 });
  };
  new Visitor({
    FunctionDeclaration: (node) => addFunction(node, node),
    FunctionExpression: (node) => addFunction(node, node),
    ArrowFunctionExpression: (node) => addFunction(node, node),
    TSAsExpression: ({ typeAnnotation }) => (assertions += isConst(typeAnnotation) ? 0 : 1),
    TSTypeAssertion: ({ typeAnnotation }) => (assertions += isConst(typeAnnotation) ? 0 : 1),
    TSNonNullExpression: () => (nonNull += 1),
    VariableDeclarator: ({ definite }) => (nonNull += definite ? 1 : 0),
    PropertyDefinition: ({ definite }) => (nonNull += definite ? 1 : 0),
    TSAnyKeyword: () => (any += 1),
  }).visit(program);
  return {
    functions,
    assertions,
    nonNull,
    any,
    todo: comments.filter(({ value }) => /\b(TODO|FIXME)\b/.test(value)).length,
    commentLines: comments.reduce((sum, { value }) => sum + value.split("\n").length, 0),
  };
}

const isConst = (type: ESTree.TSType): boolean =>
  type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
