import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { stackLimits, type Stack, type StackProduct } from "#domain/sizing/schema";
import type { Copy } from "#app/shell/stack/copy/fr.ts";

type StackFormProps = {
  product: StackProduct;
  stack: Stack;
  copy: Copy;
  onChoose: (change: Partial<Stack>) => void;
};

/** Modules and towers as segments. Without JavaScript it is sent, and the page comes back with the stack it asks for. */
export function StackForm({ product, stack, copy, onChoose }: StackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { modules, towers } = stackLimits[product];
  const parallel = towers[0] !== towers[1];

  // A stack that comes from the address, such as by the back button, moves the choice as well.
  useEffect(() => {
    for (const name of ["modules", "towers"] as const) {
      const choice = form.current!.elements.namedItem(name);
      if (choice instanceof RadioNodeList) choice.value = String(stack[name]);
    }
  }, [stack]);

  const group = (name: keyof Stack, legend: string, [fewest, most]: number[]) => (
    <RadioGroup
      look="segments"
      legend={legend}
      name={name}
      options={range(fewest!, most!)}
      defaultValue={String(stack[name])}
      onChange={(value) => onChoose({ [name]: Number(value) })}
      className="max-w-88 [&_.segment]:min-w-0 [&_.segment]:px-0"
    />
  );
  return (
    <form ref={form} method="get" action="#build" onSubmit={(event) => event.preventDefault()} className="grid content-start gap-5 print:hidden">
      {group("modules", parallel ? copy.modulesOfTower : copy.modules, modules)}
      {parallel && group("towers", copy.towersInParallel, towers)}
      <noscript>
        <Button type="submit" look="quiet">
          {copy.submit}
        </Button>
      </noscript>
    </form>
  );
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), name: String(from + index) }));
}
