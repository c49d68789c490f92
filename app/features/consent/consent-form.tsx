import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { optionalCategories, type Category, type ConsentAction, type OptionalCategory } from "#domain/consent/schema";
import type { Copy } from "#app/frame/copy/fr.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { recordOf } from "#i18n/record-of.ts";

type Selection = Record<OptionalCategory, boolean>;

type ConsentFormProps = {
  copy: Pick<Copy["consent"], "categories" | "actions">;
  /** Categories of the last choice; `undefined` before the first one. */
  agreed: readonly Category[] | undefined;
  /** Path of the page, which the proof of consent contains. */
  page: string;
  /** Address for a POST without JavaScript; the current page by default. */
  action?: string;
  /** Handles the submission with JavaScript instead of a POST. */
  onChoice?: (action: ConsentAction, ticked: Selection) => void;
};

/** Form with the consent categories and three equal buttons: refusing is as easy as agreeing. */
export function ConsentForm({ copy, agreed, page, action, onChoice }: ConsentFormProps) {
  const choose = agreed ? "accept" : "allowSelection";
  const actions: readonly ConsentAction[] = ["decline", choose, "allowAll"];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onChoice) return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ticked = recordOf(optionalCategories, (category) => fields.has(category));
    const submitterValue = event.nativeEvent.submitter?.getAttribute("value");
    // Enter in a checkbox submits without a button, and means the selection.
    onChoice(actions.find((each) => each === submitterValue) ?? choose, ticked);
  };
  return (
    <form method="post" action={action} onSubmit={submit} className="grid gap-3">
      <CategoryBoxes names={copy.categories} agreed={agreed} />
      <input type="hidden" name="page" value={page} />
      <div className="grid gap-2 md:grid-cols-3 md:whitespace-nowrap">
        {actions.map((name) => (
          <Button key={name} type="submit" name="choice" value={name} look="quiet">
            {copy.actions[name]}
          </Button>
        ))}
      </div>
    </form>
  );
}
