import type { StackProduct } from "#domain/sizing/schema";
import { StackView, type Shown } from "./stack-view.ts";

export { StackTurntable } from "./stack-turntable.tsx";

/** Draws a stack at the size of `place` until the signal aborts; `undefined` if it aborts before the first frame. */
export async function openStackView(
  product: StackProduct,
  place: HTMLElement,
  shown: () => Shown,
  signal: AbortSignal,
): Promise<StackView | undefined> {
  const view = await StackView.create(product, shown());
  if (signal.aborted) {
    view.dispose();
    return undefined;
  }
  const sizes = new ResizeObserver(() => view.resize(place.clientWidth, place.clientHeight));
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    view.dispose();
  });
  view.resize(place.clientWidth, place.clientHeight);
  sizes.observe(place);
  return view;
}
