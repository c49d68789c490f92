/**
 * What the build makes of each `import()`. A browser that once failed to fetch a module remembers that until the page is
 * left, so that trying again would fail without a request. Its files (`files`: all that is needed, without the slash) are
 * fetched first, into the cache that the import then reads.
 *
 * @throws when a file does not arrive or is gone
 */
export async function importWhole<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)));
  return load();
}

/**
 * Brings a file of code into the browser's cache, and answers its text.
 *
 * @throws when it does not arrive or is gone
 */
export async function fetchFile(address: string, priority?: RequestPriority): Promise<string> {
  // oxlint-disable-next-line no-restricted-globals -- a file of code
  const answer = await fetch(address, { priority });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
