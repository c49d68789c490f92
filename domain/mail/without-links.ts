const words = /[^\s<>()"']+/g;
const address = /^[^@:/]+@[^@:/]+$/;

/**
 * Text of a visitor's that no mail program turns into a link: `https[:]//example[.]com` can be read, not clicked. An
 * address alone stays as it is, because all it opens is a letter.
 */
export function withoutLinks(text: string): string {
  return text.replace(words, (word) =>
    address.test(word) ? word : word.replace(/:(?=\/\/)/g, "[:]").replace(/\.(?=\p{L}{2}|xn--)/giu, "[.]"),
  );
}
