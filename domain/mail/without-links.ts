const words = /[^\s<>()"']+/g;
const address = /^[^@:/]+@[^@:/]+$/;

/**
 * Defuses URLs in user text, because mail clients turn them into links: `https[:]//example[.]com`. Mail addresses stay,
 * because opening them only starts a letter.
 */
export function withoutLinks(text: string): string {
  return text.replace(words, (word) =>
    address.test(word) ? word : word.replace(/:(?=\/\/)/g, "[:]").replace(/\.(?=\p{L}{2}|xn--)/giu, "[.]"),
  );
}
