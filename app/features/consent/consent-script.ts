import { consentCookieName, consentSeconds, consentVersion, optionalCategories, type ConsentAction } from "#domain/consent/schema";
import { consentEvent } from "./consent-event.ts";

const cookiePattern = `(^|; )${consentCookieName}=${consentVersion}:`;

const [firstCategory] = optionalCategories;
const quoted = (action: ConsentAction) => JSON.stringify(action);

/**
 * Inline script behind the cookie banner. Pages are the same for all visitors, so it reads the cookie before the first paint, and
 * again
 * after history navigation. It stores an answer itself, because a visitor may click before the page's code is loaded;
 * consent-manager.tsx then sends the proof. If the browser blocks cookies, the banner closes for this document.
 */
export const consentScript = (): string => `{
let isAnswered = false;
const show = () => { document.querySelector(".consent-bar").hidden = isAnswered || /${cookiePattern}/.test(document.cookie); };
show();
for (const name of ["${consentEvent}", "pageshow"]) addEventListener(name, show);
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
  dispatchEvent(new Event("${consentEvent}"));
});
}`;
