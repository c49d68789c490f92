const secondsOfMinute = 60;

/** Formats seconds as `0:58`. */
export function runningTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / secondsOfMinute)}:${String(whole % secondsOfMinute).padStart(2, "0")}`;
}
