const raised: Record<string, string> = signs("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ");
const lowered: Record<string, string> = signs("0123456789+-−=()aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓ");

function signs(plain: string, written: string): Record<string, string> {
  const marks = [...written];
  return Object.fromEntries([...plain].map((sign, index) => [sign, marks[index] ?? sign]));
}

/**
 * Writes superscripts and subscripts, which Markdown does not have, as characters of their own: without their markup, 10
 * to the power of 3 would read 103.
 */
export function raiseNumbers(body: HTMLElement): void {
  for (const fraction of body.querySelectorAll("mfrac")) fraction.children[0]?.after("/");
  for (const element of body.querySelectorAll("sup, sub, msup > :nth-child(2), msub > :nth-child(2), [style*='vertical-align']")) {
    const [, alignment] = /vertical-align:\s*(super|sub)\b/.exec(element.getAttribute("style") ?? "") ?? [];
    const isRaised = element.matches("sup, msup > *") || alignment === "super";
    const isLowered = element.matches("sub, msub > *") || alignment === "sub";
    if (isRaised) write(element, raised, "^");
    else if (isLowered) write(element, lowered, "_");
  }
}

/** Letters such as those of 1er stand as well in the line; digits that have no such character get the sign that programs write. */
function write(element: Element, characters: Record<string, string>, sign: string): void {
  const text = (element.textContent ?? "").trim();
  if (!/\d|^[n+\-−]$/.test(text) || element.querySelector("a")) return;
  const isWritable = [...text].every((character) => Object.hasOwn(characters, character));
  element.textContent = isWritable ? [...text].map((character) => characters[character]).join("") : `${sign}(${text})`;
}
