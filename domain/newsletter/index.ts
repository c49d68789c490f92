export { confirm } from "./confirm.ts";
export { eraseSubscriber, readSubscriber } from "./erase-subscriber.ts";
export { readNewsletterChoice, setNewsletterChoice } from "./set-newsletter-choice.ts";
export { subscribe } from "./subscribe.ts";
export { sweepSubscribers } from "./sweep-subscribers.ts";
export { unsubscribe } from "./unsubscribe.ts";
