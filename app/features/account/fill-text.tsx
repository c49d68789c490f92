import { Fragment, type ReactNode } from "react";

/** A sentence of the copy with its `{name}` places filled by elements, in whatever order its language has them. */
export function fillText(text: string, places: Record<string, ReactNode>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : places[part]}</Fragment>);
}
