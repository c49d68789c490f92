import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigation, useNavigationType, useViewTransitionState } from "react-router";
import { maxCompared } from "./catalogue-query.ts";

/** Boxes ticked or cleared since the last navigation. */
type Ticks = ReadonlyMap<string, boolean>;
const noTicks: Ticks = new Map();

type Catalogue = {
  path: string;
  ids: readonly string[];
  idsInUrl: readonly string[];
  catalogueUrl: (compared: readonly string[]) => string;
};

/**
 * Selects products to compare. A tick shows immediately and the URL follows. The comparison opens on submission, or at
 * once if the URL has a selection.
 */
export function useComparison({ path, ids, idsInUrl, catalogueUrl }: Catalogue) {
  const [ticks, setTicks] = useState(noTicks);
  const [isSelectionFull, setSelectionFull] = useState(false);
  const [isOpen, setOpen] = useState(idsInUrl.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const compared = ids.filter((id) => ticks.get(id) ?? idsInUrl.includes(id)).slice(0, maxCompared);
  if (isOpen && compared.length === 0) setOpen(false);

  const onLinkClick = useUrlSync({ path, ticks, compared, idsInUrl, catalogueUrl, onArrival: () => setTicks(noTicks) });

  // Boxes may be ticked before hydration.
  const applyEarlyTicks = useEffectEvent(() => {
    if (!form.current) return;
    const idsInForm = new FormData(form.current).getAll("compare");
    const changedIds = ids.filter((id) => idsInForm.includes(id) !== idsInUrl.includes(id));
    if (changedIds.length > 0) setTicks(new Map(changedIds.map((id) => [id, idsInForm.includes(id)])));
  });
  useEffect(() => applyEarlyTicks(), []);

  // The browser focuses the heading of a loaded document (`autofocus`) and restores the position after back and forward.
  const isArrival = useNavigationType() !== "POP";
  const focusHeading = useEffectEvent(() => {
    if (isArrival && idsInUrl.length > 0) heading.current?.focus();
  });
  useEffect(() => focusHeading(), []);

  // Removing a product removes its focused link too: move the focus to the heading.
  const previousCount = useRef(compared.length);
  useEffect(() => {
    if (compared.length < previousCount.current && document.activeElement === document.body) {
      (heading.current ?? listHeading.current)?.focus({ preventScroll: true });
    }
    previousCount.current = compared.length;
  }, [compared.length]);

  return {
    compared,
    isOpen,
    isSelectionFull,
    form,
    heading,
    listHeading,
    onLinkClick,
    tick(id: string, isTicked: boolean) {
      const isFull = isTicked && compared.length >= maxCompared;
      setSelectionFull(isFull);
      if (!isFull) setTicks((previous) => new Map([...previous, [id, isTicked]]));
    },
    /** Called when a link is followed whose URL holds the new selection. */
    resetTicks: () => setTicks(noTicks),
    submit(event: FormEvent) {
      event.preventDefault();
      if (compared.length === 0) return;
      flushSync(() => setOpen(true));
      heading.current?.focus();
    },
  };
}

type UrlSyncInput = Omit<Catalogue, "ids"> & { ticks: Ticks; compared: readonly string[]; onArrival: () => void };

/**
 * Writes ticks to the URL after a pending filter navigation. Filters use a view transition and ticks do not, so a tick
 * that did not wait could render first and restore the old filter.
 *
 * @returns a click handler for all links: the router reports a navigation only after it has loaded the page's code
 */
function useUrlSync({ path, ticks, compared, idsInUrl, catalogueUrl, onArrival }: UrlSyncInput) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Each navigation has a new key, whatever its result.
  const [followedKey, setFollowedKey] = useState<string>();
  const isLinkPending = followedKey === key;
  // Deferred, so that the router's own updates render first: back and forward trigger no click.
  const deferredTicks = useDeferredValue(ticks);
  const isNavigating = useNavigation().state !== "idle";
  const isInTransition = useViewTransitionState(path);
  const syncUrl = useEffectEvent(() => {
    if (compared.join() === idsInUrl.join()) onArrival();
    else void navigate(catalogueUrl(compared), { replace: true, preventScrollReset: true });
  });
  const address = idsInUrl.join();
  useEffect(() => {
    if (deferredTicks.size > 0 && !isLinkPending && !isNavigating && !isInTransition) syncUrl();
  }, [deferredTicks, isLinkPending, isNavigating, isInTransition, address]);
  return (event: MouseEvent) => {
    // The router prevents the default of links that it handles, unless they open another tab.
    if (event.defaultPrevented) setFollowedKey(key);
  };
}
