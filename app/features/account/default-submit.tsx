/** First in a form with several buttons, so that Enter in a field sends the form, and does none of the other things. */
export function DefaultSubmit() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
