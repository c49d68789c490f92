/** Labels of the header that Outlook and others put above the quoted mail, in the languages of the site and its neighbours. */
const firstLabel = /^\W{0,3}(from|von|de|da|van|发件人|寄件者)\W{0,3}\s*[:：]/iu;
const otherLabel =
  /^\W{0,3}(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|发送时间|发送日期|日期|收件人|抄送|主题|主旨)\W{0,3}\s*[:：]/iu;
const separator =
  /^\W{0,40}(original message|original-nachricht|ursprüngliche nachricht|message d['’]origine|原始邮件|原始郵件)\W{0,40}$/iu;
const forwardMark =
  /(forwarded message|weitergeleitete nachricht|message transféré|message réexpédié|begin forwarded|转发的?邮件|已转发)/iu;
const longestLine = 500;
const headerLines = 6;

/**
 * Returns the text above the quoted mail and the signature; the whole text if it answers between the quoted lines or
 * consists of nothing else. Reads each line once, because the text comes from strangers.
 */
export function cutQuote(text: string, isForwarded = false): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const ends = isForwarded ? [] : [startOfQuote(lines), startOfHeader(lines)];
  const end = Math.min(lines.length, ...ends.filter((line) => line !== undefined));
  const signature = lines.findIndex((line, index) => index < end && line === "--");
  const kept = lines.slice(0, signature === -1 ? end : signature);
  return kept.join("\n").trim() || text.trim();
}

const isQuoted = (line: string) => /^[>＞]/.test(line);

/** Finds the quoted lines at the end of the text, with the line that introduces them. */
function startOfQuote(lines: readonly string[]): number | undefined {
  const first = lines.findIndex(isQuoted);
  if (first === -1 || hasAnswerBelow(lines, first)) return undefined;
  let above = first - 1;
  while (above >= 0 && lines[above] === "") above -= 1;
  const introduction = lines[above] ?? "";
  if (introduction.length > longestLine || !/[:：]$/.test(introduction)) return first;
  // Mail programs wrap the introduction: "On 1 May 2026 at 10:00, Name <name@example.com>" and "wrote:".
  const isWrapped = !/\d/.test(introduction) && /\d/.test(lines[above - 1] ?? "");
  return isWrapped ? above - 1 : above;
}

/** Whether the sender wrote below the first quoted line. A signature there does not count. */
function hasAnswerBelow(lines: readonly string[], first: number): boolean {
  const rest = lines.slice(first);
  const signature = rest.indexOf("--");
  return rest.slice(0, signature === -1 ? undefined : signature).some((line) => line !== "" && !isQuoted(line));
}

/** Finds the header of a quoted mail: a line with the sender, then at least two with date, recipient or subject. */
function startOfHeader(lines: readonly string[]): number | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.length > longestLine) continue;
    if (separator.test(line)) return index;
    if (!firstLabel.test(line)) continue;
    const following = lines.slice(index + 1, index + 1 + headerLines).filter((each) => each.length <= longestLine && otherLabel.test(each));
    if (following.length < 2) continue;
    const above = lines.slice(Math.max(0, index - 2), index);
    if (above.some((each) => forwardMark.test(each))) return undefined;
    const rule = above.findIndex((each) => /^[_-]{5,}$/.test(each));
    return rule === -1 ? index : index - above.length + rule;
  }
  return undefined;
}
