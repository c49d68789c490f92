import { startTransition, useMemo, useOptimistic, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Stack, StackProduct } from "#domain/sizing/schema";
import { readStack, writeStack } from "#app/features/stack/stack-state.ts";

/** Stack of the URL. A choice shows immediately and replaces the history entry. */
export function useStack(product: StackProduct): [stack: Stack, choose: (change: Partial<Stack>) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const urlStack = useMemo(() => readStack(product, search), [product, search]);
  const [stack, showOptimistically] = useOptimistic(urlStack);
  const latestChoice = useRef(stack);
  const pendingNavigation = useRef<void | Promise<void>>(undefined);

  const choose = (change: Partial<Stack>) =>
    startTransition(async () => {
      const next = { ...stack, ...change };
      latestChoice.current = next;
      showOptimistically(next);
      // The router may finish two quick navigations in the wrong order, so the second waits for the first.
      await pendingNavigation.current;
      if (latestChoice.current !== next) return;
      pendingNavigation.current = navigate(writeStack(product, next, search) || "?", { replace: true, preventScrollReset: true });
      await pendingNavigation.current;
    });
  return [stack, choose];
}
