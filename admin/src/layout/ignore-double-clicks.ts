let clickedButton: Element | null = null;

/**
 * Ignores the second click of a double click on a button that has replaced the first one in the same place. Call it for
 * each click before other handlers.
 */
export function ignoreReplacedButton(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button, a") : null;
  // `detail` counts the clicks in quick succession; a click by keyboard has 0.
  if (event.detail > 1 && button !== null && button !== clickedButton) {
    event.preventDefault();
    event.stopPropagation();
  } else clickedButton = button;
}
