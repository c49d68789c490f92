import { Link } from "react-router";
import type { ConsentAction } from "#domain/consent/schema";
import { useShell } from "#app/frame/use-shell.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { askAtOnce } from "./first-answer.ts";

/** They look the same and are one press each: to refuse is as easy as to agree. */
const actions = ["decline", "allowSelection", "allowAll"] as const satisfies readonly ConsentAction[];

/**
 * The question about cookies, for who has not answered it. It lies in the page, above the header, so that it is first to
 * be read and reached and covers nothing. Every page has it, hidden; the script behind it shows it and takes the answer.
 * Only the server draws it.
 */
export function ConsentBar() {
  const shell = useShell();
  if (!shell) return null;
  const { heading, sentence, choose, actions: names, categories } = shell.copy.consent;
  const [before, cookies, after] = sentence;
  const policy = shell.navigation.links.legal.cookies;
  return (
    <>
      <section aria-label={heading} hidden className="consent-bar">
        <form method="post" action={policy?.to}>
          <p>
            {before}
            {policy ? <Link to={policy.to}>{cookies}</Link> : cookies}
            {after}
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
      <script dangerouslySetInnerHTML={{ __html: askAtOnce() }} />
    </>
  );
}
