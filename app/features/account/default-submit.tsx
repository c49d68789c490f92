/** Hidden submit button. It is first in a form with several buttons, so that Enter submits the form instead of another action. */
export function DefaultSubmit() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
