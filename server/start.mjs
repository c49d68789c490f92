// The built code is plain JavaScript: a server that has Node strip types itself holds 18 MB more for good.
import { serve } from "../build/server/index.js";

await serve();
