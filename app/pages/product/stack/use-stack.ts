import { startTransition, useMemo, useOptimistic, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Stack, StackProduct } from "#domain/sizing/schema";
import { readStack, writeStack } from "#app/features/stack/stack-state.ts";

/** The stack that the address asks for. A choice shows at once, and takes the place of the address without a way back. */
export function useStack(product: StackProduct): [stack: Stack, choose: (change: Partial<Stack>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = useMemo(() => readStack(product, search), [product, search]);
  const [stack, show] = useOptimistic(asked);
  const last = useRef(stack);
  const underway = useRef<void | Promise<void>>(undefined);

  const choose = (change: Partial<Stack>) =>
    startTransition(async () => {
      const next = { ...stack, ...change };
      last.current = next;
      show(next);
      // The router may end two quick navigations in the wrong order, so one waits for the other.
      await underway.current;
      if (last.current !== next) return;
      underway.current = navigate(writeStack(product, next, search) || "?", { replace: true, preventScrollReset: true });
      await underway.current;
    });
  return [stack, choose];
}
