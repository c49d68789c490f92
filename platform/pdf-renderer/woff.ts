import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

/** Unpacks a WOFF font to the TrueType file inside it: decompresses the tables and writes a new table directory. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerLength + entryLength * index;
    const field = (fieldOffset: number) => woff.readUInt32BE(entry + fieldOffset);
    const [offset, packed, length] = [field(4), field(8), field(12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: field(16),
      data: packed < length ? inflateSync(data) : data,
    };
  });

  const directory = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, index) => directory.writeUInt16BE(value, 4 + 2 * index));
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = 12 + 16 * index;
    tag.copy(directory, entry);
    [checksum, offset, data.length].forEach((value, field) => directory.writeUInt32BE(value, entry + 4 + 4 * field));
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
