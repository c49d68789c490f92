// Runs the built JavaScript, because Node needs 18 MB more memory to strip types itself.
import { serve } from "../build/server/index.js";

await serve();
