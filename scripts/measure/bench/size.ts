type Print = (name: string, measured: string, bound: string) => void;

const kilobyte = 1000;

/** What a first visit of the home page loads, in kB over the wire with brotli. */
export async function measureSize(origin: string, print: Print): Promise<void> {
  const html = await wire(`${origin}/`);
  const text = await (await fetch(`${origin}/`)).text();
  const styles = new Set([...text.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)].flatMap(([, ...href]) => href));
  const scripts = new Set([...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap(([, ...href]) => href));
  const sum = async (paths: Set<string>) => {
    const sizes = await Promise.all([...paths].map((path) => wire(origin + path)));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const show = (size: number) => `${(size / kilobyte).toFixed(1)} kB`;
  // Styles are inlined in the HTML, so the two bounds of 20 kB are one.
  print("home page, HTML with its styles", show(html + (await sum(styles))), "at most 40 kB");
  print("home page, JavaScript", show(await sum(scripts)), "at most 115 kB");
}

/** `fetch` decodes bodies, so the length is read from the header. */
async function wire(address: string): Promise<number> {
  const response = await fetch(address, { headers: { "accept-encoding": "br" } });
  const length = Number(response.headers.get("content-length"));
  const body = await response.arrayBuffer();
  return length || body.byteLength;
}
