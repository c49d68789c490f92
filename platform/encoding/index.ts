export { cacheBody, readyVariant, sizeOfBody, variantOf, type CachedBody, type Variant } from "./cached-body.ts";
export { compress, encodings, pickEncoding, type Bytes, type Encoding } from "./encodings.ts";
