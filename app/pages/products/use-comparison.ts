import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { mostCompared } from "./catalogue-address.ts";

/**
 * Selecting products to compare. The address follows the selection, and the selection the address where a link changed
 * it. The comparison opens when it is asked for, not while one is still ticking; where the address came with a
 * selection, it is open from the start.
 */
export function useComparison(ids: readonly string[], inAddress: readonly string[], addressOf: (compared: readonly string[]) => string) {
  const navigate = useNavigate();
  const address = inAddress.join();
  const [selection, setSelection] = useState({ address, compared: inAddress });
  const [refused, setRefused] = useState(false);
  const [open, setOpen] = useState(inAddress.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const { compared } = selection;
  if (selection.address !== address) setSelection({ address, compared: inAddress });
  if (open && compared.length === 0) setOpen(false);

  const select = (chosen: readonly string[]) => {
    setRefused(chosen.length > mostCompared);
    if (chosen.length > mostCompared) return;
    setSelection({ address, compared: chosen });
    void navigate(addressOf(chosen), { replace: true, preventScrollReset: true });
  };

  // Boxes can be ticked before the code is there.
  const takeUp = useEffectEvent(() => {
    const inForm = new FormData(form.current!).getAll("compare");
    const ticked = ids.filter((id) => inForm.includes(id)).slice(0, mostCompared);
    if (ticked.join() !== address) select(ticked);
  });
  useEffect(() => takeUp(), []);

  // A link that took products out is gone with them, and the focus with it.
  const former = useRef(compared.length);
  useEffect(() => {
    if (compared.length < former.current && document.activeElement === document.body) {
      (heading.current ?? listHeading.current)?.focus({ preventScroll: true });
    }
    former.current = compared.length;
  }, [compared.length]);

  return {
    compared,
    open,
    refused,
    form,
    heading,
    listHeading,
    tick: (id: string, ticked: boolean) => select(ids.filter((other) => (other === id ? ticked : compared.includes(other)))),
    submit(event: FormEvent) {
      event.preventDefault();
      if (compared.length === 0) return;
      flushSync(() => setOpen(true));
      heading.current?.focus();
    },
  };
}
