import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { optionalCategories, type Category, type ConsentAction, type OptionalCategory } from "#domain/consent/schema";
import type { Copy } from "#app/frame/copy/fr.ts";
import { CategoryBoxes } from "./category-boxes.tsx";
import { recordOf } from "#i18n/record-of.ts";

type Ticked = Record<OptionalCategory, boolean>;

type ConsentFormProps = {
  copy: Pick<Copy["consent"], "categories" | "actions">;
  /** What was agreed to before; `undefined` before the first choice. */
  agreed: readonly Category[] | undefined;
  /** Path of the page, for the proof. */
  page: string;
  /** Where it is posted to without JavaScript; the page that it stands on, unless told. */
  action?: string;
  /** With JavaScript, instead of posting it. */
  onChoice?: (action: ConsentAction, ticked: Ticked) => void;
};

/** The categories, and three ways to answer that look the same: to refuse is as easy as to agree. */
export function ConsentForm({ copy, agreed, page, action, onChoice }: ConsentFormProps) {
  const choose = agreed ? "accept" : "allowSelection";
  const actions: readonly ConsentAction[] = ["decline", choose, "allowAll"];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onChoice) return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ticked = recordOf(optionalCategories, (category) => fields.has(category));
    const pressed = event.nativeEvent.submitter?.getAttribute("value");
    // Enter in a box has no button of its own, and means what is ticked.
    onChoice(actions.find((each) => each === pressed) ?? choose, ticked);
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
