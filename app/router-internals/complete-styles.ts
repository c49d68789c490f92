import sheet from "#app/styles/app.css?url";

type Rules = Pick<CSSGroupingRule, "cssRules" | "insertRule">;

/** So many rules take a slow phone less than ten milliseconds. */
const inOneTurn = 200;

/**
 * Fills what the whole sheet has besides into the styles that came with the page (server/pages/page-styles.ts), each rule at
 * its place. A sheet beside them would have other rules after these, or all of them twice: the browser would then style
 * every element anew, where in this way it looks at those only that a new rule finds. In development there is neither.
 */
export async function completeStyles(): Promise<void> {
  const whole = document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`);
  const own = document.querySelector<HTMLStyleElement>("style[data-href=app]");
  if (!whole?.sheet || !own?.sheet) return;
  let count = 0;
  for (const _ of fillIn(own.sheet, whole.sheet)) {
    count += 1;
    if (count % inOneTurn === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  whole.remove();
}

/** Both have the same groups in the same order. */
function* fillIn(own: Rules, whole: Rules): Generator<void> {
  let at = 0;
  // Fonts are declared in the page alone.
  while (own.cssRules[at] instanceof CSSFontFaceRule) at += 1;
  for (const rule of whole.cssRules) {
    const there = own.cssRules[at];
    if (!there || nameOf(there) !== nameOf(rule)) own.insertRule(rule.cssText, at);
    else if (hasRules(there) && hasRules(rule)) yield* fillIn(there, rule);
    at += 1;
    yield;
  }
}

const hasRules = (rule: CSSRule): rule is CSSGroupingRule => rule instanceof CSSGroupingRule;

/** What two rules have in common that are the same: only one about elements may be missing. */
function nameOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  return rule instanceof CSSConditionRule ? rule.conditionText : rule.constructor.name;
}
