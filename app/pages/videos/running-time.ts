const secondsOfMinute = 60;

/** `0:58`, as players count. */
export function runningTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / secondsOfMinute)}:${String(whole % secondsOfMinute).padStart(2, "0")}`;
}
