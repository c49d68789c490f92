import { Fragment, type ReactNode } from "react";

/** Replaces the `{name}` placeholders of a text with elements. */
export function fillText(text: string, elements: Record<string, ReactNode>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : elements[part]}</Fragment>);
}
