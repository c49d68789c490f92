import { writeFileSync } from "node:fs";
import path from "node:path";
import { generateClientTypes } from "../server/api/client-types.ts";

// `npm run client:types`: generates the types of the published client from the API description.
writeFileSync(path.join(import.meta.dirname, "..", "clients", "typescript", "src", "calls.ts"), generateClientTypes());
