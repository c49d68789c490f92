const superscripts: Record<string, string> = mapCharacters("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ");
const subscripts: Record<string, string> = mapCharacters("0123456789+-−=()aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓ");

function mapCharacters(plain: string, written: string): Record<string, string> {
  const characters = [...written];
  return Object.fromEntries([...plain].map((character, index) => [character, characters[index] ?? character]));
}

/**
 * Replaces superscripts and subscripts by Unicode characters, because Markdown has no markup for them: without it, 10³
 * would become 103.
 */
export function convertSuperscripts(body: HTMLElement): void {
  for (const fraction of body.querySelectorAll("mfrac")) fraction.children[0]?.after("/");
  for (const element of body.querySelectorAll("sup, sub, msup > :nth-child(2), msub > :nth-child(2), [style*='vertical-align']")) {
    const [, alignment] = /vertical-align:\s*(super|sub)\b/.exec(element.getAttribute("style") ?? "") ?? [];
    const isRaised = element.matches("sup, msup > *") || alignment === "super";
    const isLowered = element.matches("sub, msub > *") || alignment === "sub";
    if (isRaised) replaceText(element, superscripts, "^");
    else if (isLowered) replaceText(element, subscripts, "_");
  }
}

/** Leaves ordinals such as 1er as plain text. Digits without a Unicode form get `^` or `_`. */
function replaceText(element: Element, characters: Record<string, string>, operator: string): void {
  const text = (element.textContent ?? "").trim();
  if (!/\d|^[n+\-−]$/.test(text) || element.querySelector("a")) return;
  const isWritable = [...text].every((character) => Object.hasOwn(characters, character));
  element.textContent = isWritable ? [...text].map((character) => characters[character]).join("") : `${operator}(${text})`;
}
