import { nextTurn } from "#app/page/next-turn.ts";

type Rules = Pick<CSSGroupingRule, "cssRules" | "insertRule">;

/** So many rules take a slow phone less than ten milliseconds. */
const inOneTurn = 200;
let count = 0;

/**
 * Fills what the whole sheet has besides into the styles that came with the page (server/pages/page-styles.ts), each rule at
 * its place. A sheet beside them would have other rules after these, or all of them twice: the browser would then style
 * every element anew, where in this way it looks at those only that a new rule finds. In development there is neither.
 */
export async function completeStyles(): Promise<void> {
  const whole = document.querySelector<HTMLLinkElement>("link[media='not all']");
  const own = document.querySelector<HTMLStyleElement>("style[data-href=app]");
  if (!whole?.sheet || !own?.sheet) return;
  await fillIn(own.sheet, whole.sheet);
  whole.remove();
}

/** Both have the same groups in the same order: only rules about elements may be missing. Fonts are declared in the page alone. */
async function fillIn(own: Rules, whole: Rules): Promise<void> {
  let at = 0;
  while (own.cssRules[at] instanceof CSSFontFaceRule) at += 1;
  for (const rule of whole.cssRules) {
    const there = own.cssRules[at];
    if (!there || nameOf(there) !== nameOf(rule)) own.insertRule(rule.cssText, at);
    else if (hasRules(there) && hasRules(rule)) await fillIn(there, rule);
    at += 1;
    count += 1;
    if (count % inOneTurn === 0) await nextTurn();
  }
}

const hasRules = (rule: CSSRule): rule is CSSGroupingRule => "insertRule" in rule;

const nameOf = (rule: CSSRule) => (rule instanceof CSSStyleRule ? rule.selectorText : rule.constructor.name);
