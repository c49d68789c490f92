import { Link } from "react-router";
import type { ConsentAction } from "#domain/consent/schema";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { consentScript } from "./consent-script.ts";

/** All answers look the same and need one click: refusing is as easy as agreeing. */
const actions = ["decline", "allowSelection", "allowAll"] as const satisfies readonly ConsentAction[];

/**
 * Cookie banner. It is part of the page, above the header, so that it comes first in the reading and tab order and covers nothing.
 * Every page contains it, hidden; the script behind it shows it and handles the answer. Only the server renders it.
 */
export function ConsentBar() {
  const layoutData = useLayoutData();
  if (!layoutData) return null;
  const { heading, sentence, choose, actions: names, categories } = layoutData.copy.consent;
  const [before, cookies, after] = sentence;
  const policy = layoutData.navigation.links.legal.cookies;
  return (
    <>
      <section aria-label={heading} hidden className="consent-bar">
        <form method="post" action={policy?.to}>
          <p>
            {before}
            {policy ? <Link to={policy.to}>{cookies}</Link> : cookies}
            <span>{after}</span>
          </p>
          <details>
            <summary>{choose}</summary>
          </details>
          <div className="consent-choice">
            <CategoryBoxes names={categories} agreed={undefined} />
            <button type="submit" name="choice" value={"accept" satisfies ConsentAction}>
              {names.accept}
            </button>
          </div>
          <div className="consent-actions">
            {actions.map((action) => (
              <button key={action} type="submit" name="choice" value={action}>
                {names[action]}
              </button>
            ))}
          </div>
        </form>
      </section>
      <script dangerouslySetInnerHTML={{ __html: consentScript() }} />
    </>
  );
}
