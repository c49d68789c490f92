import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { ConsentAction } from "#domain/consent/schema";
import { useAppState } from "../use-app-state.ts";
import type { Shell } from "../use-shell.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { answerEvent, askAtOnce, hasAnswered } from "./first-answer.ts";

/** They look the same and are one press each: to refuse is as easy as to agree. */
const actions = ["decline", "allowSelection", "allowAll"] as const satisfies readonly ConsentAction[];

/**
 * The question about cookies, for who has not answered it. It lies in the page, above the header, so that it is first to
 * be read and reached and covers nothing. Every page has it, hidden; the script behind it shows it and takes the answer.
 */
export function ConsentBar({ shell: { copy, navigation } }: { shell: Shell }) {
  const isAnswered = useSyncExternalStore(onAnswer, hasAnswered, () => true);
  const isAskedElsewhere = useAppState("consentOpen");
  const { heading, sentence, choose, actions: names, categories } = copy.consent;
  const [before, cookies, after] = sentence;
  const policy = navigation.links.legal.cookies;
  return (
    <>
      {/* The script may have shown it before this code came. */}
      <section aria-label={heading} hidden={isAnswered || isAskedElsewhere} suppressHydrationWarning className="consent-bar">
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
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? askAtOnce() : "" }} />
    </>
  );
}

/** An earlier page that comes back as it was left may have been answered since. */
function onAnswer(listener: () => void): () => void {
  for (const name of [answerEvent, "pageshow"]) addEventListener(name, listener);
  return () => {
    for (const name of [answerEvent, "pageshow"]) removeEventListener(name, listener);
  };
}
