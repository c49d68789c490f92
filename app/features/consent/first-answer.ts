import { consentCookieName, consentSeconds, consentVersion, optionalCategories, type ConsentAction } from "#domain/consent/schema";
import { answerEvent } from "./answer-event.ts";

const answered = `(^|; )${consentCookieName}=${consentVersion}:`;

const [firstCategory] = optionalCategories;
const quoted = (action: ConsentAction) => JSON.stringify(action);

/**
 * Stands in the page right behind the bar. Pages are the same for everybody, so the cookie is read here, before the first
 * paint, and again where an earlier page comes back as it was left; and a choice is kept here too, because the code of the
 * page comes later than the first press may. What needs code, the proof and what was agreed to, follows with it
 * (consent-desk.tsx). Where the browser blocks cookies, the bar closes for this document, and nothing optional runs.
 */
export const askAtOnce = (): string => `{
let isAnswered = false;
const show = () => { document.querySelector(".consent-bar").hidden = isAnswered || /${answered}/.test(document.cookie); };
show();
for (const name of ["${answerEvent}", "pageshow"]) addEventListener(name, show);
addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.closest(".consent-bar")) return;
  event.preventDefault();
  const action = event.submitter?.value, choose = form.querySelector("details");
  if (action === ${quoted("allowSelection")} && !choose.open) {
    choose.open = true;
    form.elements.${firstCategory}.focus();
    return;
  }
  const agreed = ${JSON.stringify(optionalCategories)}.filter((name) => action === ${quoted("allowAll")} || (action !== ${quoted("decline")} && form.elements[name].checked));
  document.cookie = "${consentCookieName}=${consentVersion}:" + agreed.join("+") + ":" + Math.floor(Date.now() / 1000) + "; Max-Age=${consentSeconds}; Path=/; SameSite=Lax" + (location.protocol === "https:" ? "; Secure" : "");
  isAnswered = true;
  dispatchEvent(new Event("${answerEvent}"));
});
}`;
