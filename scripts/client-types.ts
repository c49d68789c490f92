import { writeFileSync } from "node:fs";
import path from "node:path";
import { clientTypes } from "../server/api/client-types.ts";

// `npm run client:types`: writes the types of the client that is published, of what the API says of itself.
writeFileSync(path.join(import.meta.dirname, "..", "clients", "typescript", "src", "calls.ts"), clientTypes());
