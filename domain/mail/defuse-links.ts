const words = /[^\s<>()"']+/g;
const address = /^[^@:/]+@[^@:/]+$/;

/**
 * Defuses URLs in user text, because mail clients turn them into links: `https[:]//example[.]com`. Leaves mail addresses
 * unchanged, because a click on one only opens a new mail.
 */
export function defuseLinks(text: string): string {
  return text.replace(words, (word) =>
    address.test(word) ? word : word.replace(/:(?=\/\/)/g, "[:]").replace(/\.(?=\p{L}{2}|xn--)/giu, "[.]"),
  );
}
