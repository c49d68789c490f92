import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigation, useViewTransitionState } from "react-router";
import { mostCompared } from "./catalogue-address.ts";

/** Boxes ticked or cleared since the last navigation. */
type Ticks = ReadonlyMap<string, boolean>;
const none: Ticks = new Map();

type Catalogue = { path: string; ids: readonly string[]; inAddress: readonly string[]; addressOf: (compared: readonly string[]) => string };

/**
 * Selects products to compare. A tick shows immediately and the URL follows. The comparison opens on submission, or at
 * once if the URL has a selection.
 */
export function useComparison({ path, ids, inAddress, addressOf }: Catalogue) {
  const [ticks, setTicks] = useState(none);
  const [refused, setRefused] = useState(false);
  const [open, setOpen] = useState(inAddress.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const compared = ids.filter((id) => ticks.get(id) ?? inAddress.includes(id)).slice(0, mostCompared);
  if (open && compared.length === 0) setOpen(false);

  const noteLink = useAddressFollows({ path, ticks, compared, inAddress, addressOf, onArrival: () => setTicks(none) });

  // Boxes may be ticked before hydration.
  const takeUp = useEffectEvent(() => {
    if (!form.current) return;
    const inForm = new FormData(form.current).getAll("compare");
    const changed = ids.filter((id) => inForm.includes(id) !== inAddress.includes(id));
    if (changed.length > 0) setTicks(new Map(changed.map((id) => [id, inForm.includes(id)])));
  });
  useEffect(() => takeUp(), []);

  // Removing a product removes its focused link too: move the focus to the heading.
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
    noteLink,
    tick(id: string, ticked: boolean) {
      const isTooMany = ticked && compared.length >= mostCompared;
      setRefused(isTooMany);
      if (!isTooMany) setTicks((before) => new Map([...before, [id, ticked]]));
    },
    /** Called when a link is followed whose URL holds the new selection. */
    leaveToAddress: () => setTicks(none),
    submit(event: FormEvent) {
      event.preventDefault();
      if (compared.length === 0) return;
      flushSync(() => setOpen(true));
      heading.current?.focus();
    },
  };
}

type Following = Omit<Catalogue, "ids"> & { ticks: Ticks; compared: readonly string[]; onArrival: () => void };

/**
 * Writes ticks to the URL after a pending filter navigation. Filters use a view transition and ticks do not, so a tick
 * that did not wait could render first and restore the old filter.
 *
 * @returns a click handler for all links: the router reports a navigation only after it has loaded the page's code
 */
function useAddressFollows({ path, ticks, compared, inAddress, addressOf, onArrival }: Following) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Each navigation has a new key, whatever its result.
  const [followedAt, setFollowedAt] = useState<string>();
  const isFollowed = followedAt === key;
  // Deferred, so that the router's own updates render first: back and forward trigger no click.
  const waiting = useDeferredValue(ticks);
  const isMoving = useNavigation().state !== "idle";
  const isDrawing = useViewTransitionState(path);
  const follow = useEffectEvent(() => {
    if (compared.join() === inAddress.join()) onArrival();
    else void navigate(addressOf(compared), { replace: true, preventScrollReset: true });
  });
  const address = inAddress.join();
  useEffect(() => {
    if (waiting.size > 0 && !isFollowed && !isMoving && !isDrawing) follow();
  }, [waiting, isFollowed, isMoving, isDrawing, address]);
  return (event: MouseEvent) => {
    // The router prevents the default of links that it handles, unless they open another tab.
    if (event.defaultPrevented) setFollowedAt(key);
  };
}
