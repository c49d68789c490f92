import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigation, useViewTransitionState } from "react-router";
import { mostCompared } from "./catalogue-address.ts";

/** Products that were ticked or cleared, until the address says so too. */
type Ticks = ReadonlyMap<string, boolean>;
const none: Ticks = new Map();

type Catalogue = { path: string; ids: readonly string[]; inAddress: readonly string[]; addressOf: (compared: readonly string[]) => string };

/**
 * Selecting products to compare. What is ticked shows at once, and the address follows. The comparison opens when it is
 * asked for, not while one is still ticking; where the address came with a selection, it is open from the start.
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

  // Boxes can be ticked before the code is there.
  const takeUp = useEffectEvent(() => {
    if (!form.current) return;
    const inForm = new FormData(form.current).getAll("compare");
    const changed = ids.filter((id) => inForm.includes(id) !== inAddress.includes(id));
    if (changed.length > 0) setTicks(new Map(changed.map((id) => [id, inForm.includes(id)])));
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
    noteLink,
    tick(id: string, ticked: boolean) {
      const isTooMany = ticked && compared.length >= mostCompared;
      setRefused(isTooMany);
      if (!isTooMany) setTicks((before) => new Map([...before, [id, ticked]]));
    },
    /** A link was followed that says itself what is selected from now on. */
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
 * Brings ticks into the address, after the filter that may be on its way. The router draws a filter in a view transition
 * and a tick without one: a tick that does not wait can be drawn before the filter, which then shows the address before it.
 *
 * @returns for the clicks of all links: the router itself tells of a link only later, when it has looked for its code
 */
function useAddressFollows({ path, ticks, compared, inAddress, addressOf, onArrival }: Following) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Whatever comes of a link, the next address that is drawn has another key.
  const [followedAt, setFollowedAt] = useState<string>();
  const isFollowed = followedAt === key;
  // Deferred: of going back in the history nobody clicks a link, but the router's own news are drawn first.
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
    // It comes here from the link, where the router took it, unless it opens another tab.
    if (event.defaultPrevented) setFollowedAt(key);
  };
}
