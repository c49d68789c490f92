import { memoryUsage } from "node:process";
import { setFlagsFromString } from "node:v8";

const megabyte = 2 ** 20;
/** Resident memory at which V8 begins to give up time for it, and at which it stops again. */
const highest = 225 * megabyte;
const enough = 215 * megabyte;
const lookMs = 1_000;

/**
 * Keeps the process near what it may take: above that V8 collects garbage as it does in the tab of a browser that saves
 * memory, at twice the time for each page. Seldom needed: visitors' pages are kept, and crawlers leave.
 */
export function saveMemory(): void {
  let isSaving = false;
  const look = () => {
    const shouldSave = memoryUsage.rss() > (isSaving ? enough : highest);
    if (shouldSave === isSaving) return;
    isSaving = shouldSave;
    setFlagsFromString(isSaving ? "--memory-saver-mode" : "--no-memory-saver-mode");
  };
  setInterval(look, lookMs).unref();
}
