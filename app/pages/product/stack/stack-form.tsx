import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { stackLimits, type Stack, type StackProduct } from "#domain/sizing/schema";
import type { Copy } from "#app/features/stack/copy/fr.ts";

type StackFormProps = {
  product: StackProduct;
  stack: Stack;
  copy: Copy;
  onChoose: (change: Partial<Stack>) => void;
};

/** Radio buttons for modules and towers. Without JavaScript the form reloads the page with the chosen stack. */
export function StackForm({ product, stack, copy, onChoose }: StackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { modules, towers } = stackLimits[product];
  const parallel = towers[0] !== towers[1];

  // A choice can be made before hydration.
  const applyEarlyChoices = useEffectEvent(() => {
    const changedChoices = choices(form.current).filter(([name, { value }]) => Number(value) !== stack[name]);
    if (changedChoices.length > 0) onChoose(Object.fromEntries(changedChoices.map(([name, { value }]) => [name, Number(value)])));
  });
  useEffect(() => applyEarlyChoices(), []);

  // Apply a stack that comes from the URL, for example by the back button, to the uncontrolled radio buttons.
  const shownStack = useRef(stack);
  useEffect(() => {
    if (shownStack.current === stack) return;
    shownStack.current = stack;
    for (const [name, choice] of choices(form.current)) choice.value = String(stack[name]);
  }, [stack]);

  const renderGroup = (name: keyof Stack, legend: string, [min, max]: readonly [number, number]) => (
    <RadioGroup
      look="segments"
      legend={legend}
      name={name}
      options={range(min, max)}
      defaultValue={String(stack[name])}
      onChange={(value) => onChoose({ [name]: Number(value) })}
      className="max-w-88 [&_.segment]:min-w-0 [&_.segment]:px-0"
    />
  );
  return (
    <form
      ref={form}
      method="get"
      action="#build"
      onSubmit={(event) => event.preventDefault()}
      className="grid content-start gap-5 print:hidden"
    >
      {renderGroup("modules", parallel ? copy.modulesOfTower : copy.modules, modules)}
      {parallel && renderGroup("towers", copy.towersInParallel, towers)}
      <noscript>
        <Button type="submit" look="quiet">
          {copy.submit}
        </Button>
      </noscript>
    </form>
  );
}

function choices(form: HTMLFormElement | null) {
  return (["modules", "towers"] as const).flatMap((name) => {
    const choice = form?.elements.namedItem(name);
    return choice instanceof RadioNodeList ? [[name, choice] as const] : [];
  });
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), name: String(from + index) }));
}
